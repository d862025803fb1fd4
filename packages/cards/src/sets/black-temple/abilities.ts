import type { Facts, Noun, Selection } from '@meetingstone/rules';
import { costOf, countersOn, countOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, ifSo, removeCounters } from '../../language/effects.ts';
import {
  anAlly,
  anEquipment,
  aQuest,
  attacking,
  damaged,
  defending,
  heroOrAlly,
  inPartyOf,
  opposing,
  other,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  eachOpponent,
  eventDoer,
  it,
  remembered,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  thisCard,
} from '../../language/selections.ts';

/** "And each other": together with the target at the first place of the text. */
const andOthers = (first: Selection, others: Noun): Selection => ({
  select: 'together',
  of: [first, each({ ...others, except: targeted(0) })],
});
const ofSameCost = (noun: Noun): Noun => withCost('exactly', costOf(targeted(0)), noun);

const traitor = { tags: ['Traitor'], required: ['Traitor'] };

/** Nine abilities with class icons: any Boss can play them, and any deck of a Traitor hero of that class (BT.20). */
export const abilities: readonly Facts[] = set({
  'Fel Geyser': ongoing(
    { ...traitor, cost: 2, icon: 'Druid' },
    have(
      opposing(aQuest),
      power({
        power: 'additional cost',
        to: 'complete',
        cost: [{ pay: 'turn face down', noun: { ...other(yours(aQuest)), faceDown: false } }],
      }),
    ),
  ),
  'Needle Spine': ability(
    { ...traitor, cost: 1, icon: 'Hunter', instant: true },
    {
      do: 'create',
      trigger: when(
        { event: 'deal', by: { among: remembered }, card: defending(yourHeroAs), combat: true },
        deal(thatMuch, 'ranged', eventDoer),
      ),
      about: target(heroOrAlly),
      duration: 'this turn',
    },
  ),
  'Tidal Burst': ability(
    { ...traitor, cost: 1, icon: 'Mage' },
    deal(3, 'frost', andOthers(target(opposing(anAlly)), ofSameCost(opposing(anAlly)))),
  ),
  'Aura of Anger': ongoing(
    { ...traitor, cost: 1, icon: 'Paladin' },
    have({ ...yours(attacking(heroOrAlly)), inCombatWith: damaged(heroOrAlly) }, atk(1)),
  ),
  'Crushing Shadows': ability(
    { ...traitor, cost: 2, icon: 'Priest' },
    { do: 'discard', who: eachOpponent, count: 1, random: true },
    deal(
      costOf(each({ among: done, zone: 'graveyard', of: controllerOf(it) })),
      'shadow',
      each(opposing({ kind: ['Hero'] })),
    ),
  ),
  'Hateful Strike': ability(
    { tags: ['Combo', 'Traitor'], required: ['Traitor'], cost: 2, icon: 'Rogue', instant: true },
    ifSo(
      compared(countOf(inPartyOf(targetPlayer(), anAlly)), 'exactly', 1),
      destroy(each(inPartyOf({ player: 'targeted', slot: 0 }, anAlly))),
    ),
  ),
  'Fel-Acid Breath': ability(
    { ...traitor, cost: 2, icon: 'Shaman' },
    {
      ...deal(3, 'nature', {
        select: 'choose',
        by: targetOpponent(),
        noun: yours(anAlly),
        count: { exactly: 3 },
        ordered: true,
      }),
      each: [3, 2, 1],
    },
  ),
  'Doom Blossom': attachment(
    { ...traitor, cost: 1, icon: 'Warlock', instant: true },
    heroOrAlly,
    { power: 'enters', counters: { name: 'blossom', count: 3 } },
    atStartOfYourTurn(
      deal(countersOn('blossom'), 'shadow', attachedCard),
      removeCounters(1, 'blossom'),
      ifSo(compared(countersOn('blossom'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Arcing Smash': ability(
    { ...traitor, cost: 2, icon: 'Warrior' },
    destroy(andOthers(target(opposing(anEquipment)), ofSameCost(opposing(anEquipment)))),
  ),
});
