import {
  ability,
  abilityAllyOrEquipment,
  anAlly,
  anEquipment,
  aQuest,
  atk,
  atStartOfYourTurn,
  attachedCard,
  attachment,
  attacking,
  cant,
  chooseOne,
  compared,
  controllerOf,
  costOf,
  countersOn,
  countOf,
  damaged,
  deal,
  defending,
  destroy,
  destroyThis,
  discard,
  discarding,
  done,
  draw,
  each,
  eachOpponent,
  eventDoer,
  give,
  giveAll,
  have,
  heroOrAlly,
  ifSo,
  ifWould,
  inPartyOf,
  interrupt,
  inZone,
  it,
  ongoing,
  opposing,
  other,
  pay,
  power,
  prevented,
  remembered,
  removeCounters,
  set,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  thatMuch,
  thisCard,
  thisOne,
  unpreventable,
  when,
  withCost,
  X,
  yourHero,
  yourHeroAs,
  yours,
} from '@meetingstone/cards';
import type { Facts, Noun, Selection } from '@meetingstone/rules';

/** "And each other": together with the target at the first place of the text. */
const andOthers = (first: Selection, others: Noun): Selection => ({
  select: 'together',
  of: [first, each({ ...others, except: targeted(0) })],
});
const ofSameCost = (noun: Noun): Noun => withCost('exactly', costOf(targeted(0)), noun);

const traitor = { tags: ['Traitor'], required: ['Traitor'] };
const temple = { tags: ['Black Temple'] };

/** Nine abilities with class icons: any Boss can play them, and any deck of a Traitor hero of that class (BT.20). */
export const classAbilities: readonly Facts[] = set({
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

const others: readonly Facts[] = set({
  'Aura of Desire': ongoing(
    { ...temple, cost: 1 },
    pay(['activate', discarding({}, 1)], deal(2, 'shadow', target(anAlly))),
    pay(['activate', discarding({}, 2)], destroy(target({ kind: ['Ability', 'Equipment'] }))),
    pay(['activate', discarding({}, 5)], destroy(each(opposing(abilityAllyOrEquipment)))),
  ),
  'Aura of Suffering': ongoing({ ...temple, cost: 2 }, have(opposing(heroOrAlly), cant('be healed'))),
  'Eye Blast': ongoing({ ...temple, cost: 1 }, pay([destroyThis], destroy(target(abilityAllyOrEquipment)))),
  'Fel Rage': ability({ ...temple, cost: 2 }, chooseOne([draw(3)], [discard('hand'), draw(5)])),
  Fixate: ability(
    { ...temple, cost: 1 },
    give(yourHero, [atk(3), power(ifWould({ event: 'deal', by: thisOne, combat: true }, unpreventable))]),
  ),
  'Parasitic Shadowfiend': ability(
    { ...temple, cost: 1, instant: true },
    interrupt(target(inZone('chain', abilityAllyOrEquipment))),
  ),
  'Prismatic Shield': ability(
    { ...temple, cost: 1 },
    giveAll(yours(heroOrAlly), [power(ifWould({ event: 'deal', card: thisOne }, prevented(3)))]),
  ),
  'Sinful Beam': ability(
    { ...temple, plusX: true, cost: 0 },
    deal(X, 'shadow', andOthers(target(opposing(heroOrAlly)), { ...opposing(heroOrAlly), sharesClass: targeted(0) })),
  ),
  'Wicked Beam': ability(
    { ...temple, plusX: true, cost: 0 },
    deal(X, 'shadow', andOthers(target(opposing(heroOrAlly)), { ...opposing(heroOrAlly), sharesRace: targeted(0) })),
  ),
});

/** The Main deck, each card once. */
export const main: readonly Facts[] = [...classAbilities, ...others];
