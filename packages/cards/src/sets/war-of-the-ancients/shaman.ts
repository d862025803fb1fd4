import { countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token, totem } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { addCounters, deal, destroy, give, giveAll, ifYouDo, putTokens, thisHeals } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  attached,
  defending,
  heroOrAlly,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, basic, pay, when } from '../../language/powers.ts';
import { attachedCard, controllerOf, heroOf, target, targeted, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const shaman = set({
  'Elemental Echo': attachment(
    { cost: 6, icon: 'Shaman', tags: ['Basic', 'Elemental', 'Attachment'] },
    yours(anAlly),
    when(
      { event: 'deal', by: attached(anAlly), card: defending(aHero), combat: true },
      { do: 'put token copy', of: attachedCard, exhausted: true },
    ),
  ),
  'Elemental Purge': ability(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'], instant: true },
    ifYouDo(destroy(target(anAbility)), deal(3, 'nature', heroOf(controllerOf(targeted(0))))),
  ),
  'Gale Force': ability(
    { cost: 1, icon: 'Shaman', tags: ['Basic', 'Enhancement'] },
    give(target(anAlly), [keyword('Ferocity')]),
  ),
  'Lava Strike': ability(
    { cost: 2, icon: 'Shaman', tags: ['Basic', 'Enhancement'] },
    { do: 'deal', by: yourHero, amount: 2, types: ['melee'], to: target(heroOrAlly, { upTo: 2 }), each: [2] },
    deal(1, 'fire', { select: 'targeted', slot: 0, nth: 1 }),
  ),
  'Scalding Totem': totem(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 1 },
    when(turnEnds('you'), addCounters(1, 'flame')),
    when(
      isDestroyed(thisOne),
      putTokens(countersOn('flame'), token('Fire Elemental', { atk: [2, 'fire'], health: 1 })),
    ),
    basic(pay([6], destroy(thisCard))),
  ),
  'Spark of Rage': ongoing(
    { cost: 2, icon: 'Shaman', tags: ['Basic', 'Enhancement'] },
    atStartOfYourTurn(ifYouDo(destroy(thisCard), giveAll(yours(anAlly), [atk(3), keyword('Smash')]))),
  ),
  'Spirit Link Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Restoration'],
      limit: 'Air Totem (1)',
      talent: 'Restoration',
      atk: [0, 'nature'],
      health: 3,
    },
    when({ event: 'deal', by: yours(anAlly), card: opposing(aHero) }, thisHeals(thatMuch, yourHero)),
  ),
});
