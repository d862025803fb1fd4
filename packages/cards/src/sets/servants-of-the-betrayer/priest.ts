import { countOf, either, thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, discard, give, heal, putDamage, putIntoPlay, unpreventably } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  eventCard,
  target,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const priest = set({
  Castigate: ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'] },
    unpreventably(deal(either(is(yourHero, { damaged: false }), 6, 2), 'holy', target(heroOrAlly))),
  ),
  Darkness: ability({ cost: 7, icon: 'Priest', tags: ['Shadow'], talent: 'Shadow' }, discard('hand', targetPlayer())),
  Eclipse: ongoing(
    { cost: 5, icon: 'Priest', tags: ['Traitor'], instant: true, required: ['Traitor'] },
    when(
      { event: 'heal', card: opposing(heroOrAlly) },
      deal({ amount: 'times', of: [2, thatMuch] }, 'shadow', eventCard),
    ),
  ),
  Enlightenment: ongoing(
    { cost: 25, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(inYourGraveyard(anAbility))] },
      },
    },
    atStartOfYourTurn({ do: 'win the game' }),
  ),
  Fade: ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'], instant: true },
    give(yourHero, [keyword('Elusive'), keyword('Untargetable')]),
    { power: 'play only', if: { is: 'there', noun: yours(anAlly) } },
  ),
  'Melt Face': ability({ cost: 2, icon: 'Priest', tags: ['Shadow'] }, destroy(chosenBy(targetPlayer(), yours(anAlly)))),
  'Prayer of Mending': attachment(
    { cost: 1, icon: 'Priest', tags: ['Holy'], instant: true },
    friendly(anAlly),
    atStartOfYourTurn(heal(3, attachedCard)),
    when(isDestroyed(attached(anAlly)), {
      do: 'attach',
      what: thisCard,
      from: 'graveyard',
      to: target(friendly(anAlly)),
    }),
  ),
  Salvation: ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'], instant: true },
    { do: 'heal', by: yourHero, amount: 8, from: target(heroOrAlly, { anyNumber: true }), divided: true },
  ),
  'Shadow Silhouettes': ally(
    { cost: 4, icon: 'Priest', tags: ['Shadow Silhouette'], limit: 'Pet (1)', atk: [6, 'shadow'], health: 6 },
    when(turnEnds('you'), { do: 'remove damage', amount: 6, from: yourHero }, putDamage(thatMuch, thisCard)),
  ),
  'Spiritual Domination': ability(
    { cost: 3, icon: 'Priest', tags: ['Traitor'], required: ['Traitor'] },
    putIntoPlay(target(opposing(inZone('graveyard', anAlly)))),
  ),
});
