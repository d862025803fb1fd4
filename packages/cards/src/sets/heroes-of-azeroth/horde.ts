import { countOf, damageOn, thatMuch, X } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { destroying, destroyThis, removing } from '../../language/costs.ts';
import {
  destroy,
  discard,
  exhaust,
  give,
  ifYouDo,
  may,
  payTo,
  putFrom,
  putIntoHand,
  ready,
  removeFromGame,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anArmor,
  aQuest,
  attacking,
  aWeapon,
  defending,
  exhausted,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  oncePerTurn,
  pay,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  anotherTarget,
  chosen,
  chosenBy,
  controllerOf,
  each,
  eventCard,
  it,
  target,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { attacks, isDestroyed, turnEnds, turnStarts } from '../../language/watches.ts';

export const horde = set({
  'Arnold Flem': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [4, 'fire'], health: 2 },
    when(isDestroyed(thisOne), thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Bala Silentblade': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [1, 'melee'], health: 4 },
    haveWhile(is(it, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, atk(3)),
  ),
  'Benethor Draigo': ally({ cost: 3, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [4, 'fire'], health: 2 }),
  "Besh'iah": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [4, 'shadow'], health: 4 },
    pay([destroying(yours(anAlly))], destroy(target(anAbility))),
  ),
  "Blood Guard Mal'wani": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [1, 'melee'], health: 5 },
    have(thisOne, atk(damageOn(it))),
  ),
  'Confessor Mildred': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [2, 'shadow'], health: 2 },
    pay([2, destroyThis], destroy(target(anAbility))),
  ),
  'Dark Cleric Jocasta': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'holy'], health: 5 },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(anAlly))))),
  ),
  'Deacon Johanna': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [2, 'holy'], health: 2 },
    oncePerTurn(pay([2], thisHeals(2, target(heroOrAlly)))),
  ),
  "Fa'tafi": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [3, 'melee'], health: 6 },
    has('Protector'),
    when(turnStarts('any'), thisHeals(1, thisCard)),
  ),
  'Fianna Spellbinder': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [3, 'frost'], health: 2 },
    pay([1, removing(thisOne)], {
      do: 'create',
      continuous: { players: 'any', changes: [cant('draw')] },
      duration: 'this turn',
    }),
  ),
  'Gartok Skullsplitter': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 1 },
    when(attacks(thisOne), may(exhaust(target(anArmor)))),
  ),
  'Gellrin of the Gallows': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [3, 'shadow'], health: 2 },
    pay([removing(thisOne)], turnFaceDown(chosenBy(targetPlayer(), yours(aQuest)))),
  ),
  'Guardian Steelhorn': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [3, 'melee'], health: 3 },
    has('Protector'),
    thisCant({ cant: 'attack' }),
  ),
  'Halnar Stands-Alone': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [2, 'melee'], health: 2 },
    haveWhile(not({ is: 'there', noun: other(yours(anAlly)) }), thisOne, atk(3), health(3)),
  ),
  'Hierophant Caydiem': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 4 },
    pay([3], thisDeals(1, 'nature', target(heroOrAlly)), thisHeals(1, anotherTarget(heroOrAlly))),
  ),
  "Jin'lak Nightfang": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [3, 'melee'], health: 1 },
    pay([3], give(target(heroOrAlly), [cant('protect')])),
  ),
  'Kagra of the Crossroads': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [1, 'ranged'], health: 2 },
    has('Ferocity'),
  ),
  'Karkas Deathhowl': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    whenThisEntersPlay(may(putIntoHand(target(anAlly)))),
  ),
  "Ka'tali Stonetusk": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [1, 'nature'], health: 2 },
    has('Protector'),
    atStartOfYourTurn(thisHeals(1, thisCard)),
  ),
  'Kulan Earthguard': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    when(turnEnds('you'), ready(thisCard)),
  ),
  'Masten Everspirit': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'nature'], health: 2 },
    when(isDestroyed(thisOne), may(putFrom('graveyard', thisCard, { to: 'hand' }))),
  ),
  'Mias the Putrid': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [1, 'shadow'], health: 1 },
    whenThisEntersPlay(discard(1, targetPlayer())),
  ),
  'Moko Hunts-at-Dawn': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [5, 'ranged'], health: 4 },
    has('Ferocity'),
  ),
  'Ophelia Barrows': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [1, 'melee'], health: 5 },
    has('Protector'),
    pay([1], ifYouDo(removeFromGame(target(inZone('graveyard', anAlly))), thisHeals(1, thisCard))),
  ),
  'Orgrimmar Grunts': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warrior'], unlimited: true, atk: [1, 'melee'], health: 1 },
    have(thisOne, atk(countOf({ other: true, kind: ['Ally'], name: 'Orgrimmar Grunts', whose: 'you' }))),
  ),
  'Panax the Unstable': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [3, 'arcane'], health: 5 },
    pay(['X', destroyThis], thisDeals(X, 'arcane', each(anAlly))),
  ),
  Pugg: ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
    have(other(yours(anAlly)), health(-1)),
  ),
  'Rak Skyfury': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [1, 'melee'], health: 1 },
    whenThisEntersPlay(ready({ select: 'together', of: [yourHero, chosen(yours(aWeapon))] })),
  ),
  'Samuel Grey': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [2, 'melee'], health: 2 },
    when({ event: 'deal', by: thisOne, card: defending(aHero), combat: true }, discard(1, controllerOf(eventCard))),
  ),
  'Skorn, Mistress of Shadow': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 2 },
    when(
      { event: 'deal', card: anAlly },
      thisDeals(thatMuch, 'shadow', target(inPartyOf(controllerOf(eventCard), aHero))),
    ),
  ),
  "Taz'dingo": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [2, 'ranged'], health: 2 },
    whenThisEntersPlay(thisDeals(1, 'ranged', target(heroOrAlly))),
  ),
  'Tewa Wildmane': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [0, 'nature'], health: 0 },
    have(
      thisOne,
      atk(countOf(yours({ faceDown: true, kind: ['Resource'] }))),
      health(countOf(yours({ faceDown: true, kind: ['Resource'] }))),
    ),
  ),
  'Vaerik Proudhoof': ally({ cost: 4, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [5, 'melee'], health: 3 }),
  "Vesh'ral": ally({ cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [3, 'fire'], health: 1 }, has('Ferocity')),
  'Warchief Thrall': ally(
    { cost: 9, icon: 'Horde', tags: ['Orc', 'Shaman'], unique: true, atk: [7, 'melee'], health: 8 },
    have(other(yours({ faction: 'Horde', kind: ['Ally'] })), atk(3), health(3)),
  ),
  'Warlord Goretooth': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], unique: true, atk: [3, 'melee'], health: 4 },
    have(yours(tagged('Orc')), keyword('Ferocity')),
  ),
  'Wazzuli Wildmender': ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [3, 'nature'], health: 5 },
    atStartOfYourTurn(thisHeals(1, each(yours(heroOrAlly)))),
  ),
  'Windseer Tarus': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [3, 'melee'], health: 3 },
    when({ event: 'attack', card: thisOne, first: true }, ifYouDo(may(payTo([1])), ready(thisCard))),
  ),
  Wormwood: ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [1, 'shadow'], health: 1 },
    pay([1, { pay: 'put damage', noun: thisOne, amount: 1 }], putIntoHand(target(anAlly))),
  ),
  "Ya'mon": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [4, 'melee'], health: 6 },
    have(thisOne, atk(damageOn(it))),
  ),
  'Zorm Stonefury': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [1, 'melee'], health: 1 },
    haveWhile(is(it, attacking(aCard)), yours(anAlly), atk(1)),
  ),
  'Zygore Bladebreaker': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [4, 'melee'], health: 3 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Armor', 'Weapon'] })))),
  ),
  "Zy'lah Manslayer": ally(
    { cost: 7, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [5, 'melee'], health: 6 },
    has('Protector'),
    when({ event: 'deal', by: thisOne, card: anAlly, combat: true }, ready(thisCard)),
  ),
});
