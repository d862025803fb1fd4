import { cardsInHandOf, countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, keyword, losesPowers, power } from '../../language/changes.ts';
import { destroyThis, discarding, removing } from '../../language/costs.ts';
import { deal, destroy, draw, give, giveAll, ready } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  attached,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, provided, when } from '../../language/powers.ts';
import { attachedCard, chosen, each, heroOf, target, thatPlayer, you, yourHero } from '../../language/selections.ts';
import { draws, turnEnds } from '../../language/watches.ts';

export const mage = set({
  'Arcane Focus': ongoing(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' },
    provided(
      {
        is: 'happened',
        watch: { event: 'play', card: other({ any: [{ tag: ['Arcane'] }, { damageType: ['arcane'] }] }), whose: 'you' },
      },
      pay(['activate'], ready(chosen(yours(aResource)))),
    ),
  ),
  Blaze: ability({ cost: 2, icon: 'Mage', tags: ['Basic', 'Fire'] }, deal(cardsInHandOf(you), 'fire', target(anAlly))),
  'Frost Armor': ongoing(
    { cost: 4, icon: 'Mage', tags: ['Frost'] },
    pay([1, removing(inYourGraveyard(anAbility))], give(target(anAlly), [cant('attack')])),
  ),
  Frostbite: ongoing(
    { cost: 2, icon: 'Mage', tags: ['Frost'], talent: 'Frost' },
    pay([1, discarding(yours(inZone('hand', { any: [{ tag: ['Frost'] }, { damageType: ['frost'] }] })))], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'opposing', by: 2 },
      duration: 'this turn',
    }),
  ),
  Invisibility: ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    give(yourHero, [keyword('Elusive'), keyword('Untargetable')]),
    have(
      opposing(heroOrAlly),
      { change: 'lose powers', keywords: ['Elusive', 'Untargetable'] },
      cant('have powers', { keywords: ['Elusive', 'Untargetable'] }),
    ),
  ),
  Invocation: ongoing(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    pay([2, destroyThis], giveAll(yours(aResource), [power(pay(['activate'], draw()))])),
  ),
  'Living Pyre': attachment(
    { cost: 3, icon: 'Mage', tags: ['Fire'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(
      deal(
        countOf({ kind: ['Ability'], name: 'Living Pyre', attachedTo: among(attachedCard, aCard) }),
        'fire',
        attachedCard,
      ),
    ),
  ),
  Metalmorph: attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    anEquipment,
    have(attached(anEquipment), losesPowers, cant('have powers'), cant('exhaust')),
  ),
  'Murderous Torment': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Traitor'], required: ['Traitor'] },
    when(draws('opposing'), deal(1, 'arcane', heroOf(thatPlayer))),
  ),
  'Tomb of Ice': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Traitor'], required: ['Traitor'] },
    when(
      turnEnds('opposing'),
      destroy(
        each(
          inPartyOf(thatPlayer, {
            kind: ['Ally'],
            not: { any: [{ past: { as: 'card', was: { event: 'attack' } } }, { fresh: true }] },
          }),
        ),
      ),
    ),
  ),
});
