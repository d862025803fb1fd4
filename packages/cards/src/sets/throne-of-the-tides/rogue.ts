import { cardsInHandOf, countersOn } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, controlledByYou, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, delve, destroy, exhaust, give, ifSo, ifYouDo, may, removeCounters } from '../../language/effects.ts';
import {
  anAlly,
  dealtCombatDamageBy,
  exhausted,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, entersWithCounters, has, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  target,
  targeted,
  thisCard,
  topOfDeckOf,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const rogue = set({
  'Disorienting Blow': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat'] },
    exhaust(target(heroOrAlly)),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    delve,
  ),
  'Distraction Technique': ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Combat'] },
    when(
      entersPlay(yours({ kind: ['Ally', 'Equipment'] })),
      give(yourHero, [power(has('Assault', 1))]),
      may(exhaust(target(heroOrAlly))),
    ),
  ),
  'Poison Bomb': ongoing(
    { cost: 5, icon: 'Rogue', tags: ['Assassination'] },
    deal(3, 'nature', each(opposing(heroOrAlly))),
    entersWithCounters(3, 'gas'),
    atStartOfYourTurn(
      ifYouDo(removeCounters(1, 'gas'), deal(1, 'nature', each(opposing(heroOrAlly)))),
      ifSo(compared(countersOn('gas'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Seeping Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Assassination', 'Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(1, 'nature', attachedCard), {
      do: 'look at',
      what: topOfDeckOf(controllerOf(attachedCard)),
    }),
  ),
  Vendetta: ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'], talent: 'Assassination' },
    {
      do: 'if',
      if: compared(cardsInHandOf(you), 'exactly', 0),
      then: [give(targeted(0), [controlledByYou], 'this game')],
      else: [destroy(target(exhausted(anAlly)))],
    },
  ),
});
