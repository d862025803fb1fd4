import { templeAbilities } from '@meetingstone/cards';
import {
  ability,
  abilityAllyOrEquipment,
  anAlly,
  atk,
  cant,
  chooseOne,
  deal,
  destroy,
  destroyThis,
  discard,
  discarding,
  draw,
  each,
  give,
  giveAll,
  have,
  heroOrAlly,
  ifWould,
  interrupt,
  inZone,
  ongoing,
  opposing,
  pay,
  power,
  prevented,
  set,
  target,
  targeted,
  thisOne,
  unpreventable,
  X,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun, Selection } from '@meetingstone/rules';

/** "And each other": together with the target at the first place of the text. */
const andOthers = (first: Selection, others: Noun): Selection => ({
  select: 'together',
  of: [first, each({ ...others, except: targeted(0) })],
});

const temple = { tags: ['Black Temple'] };

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
export const main: readonly Facts[] = [...templeAbilities, ...others];
