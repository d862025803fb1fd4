import { cardsInHandOf, countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, damageTypeBecomes, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  destroy,
  draw,
  give,
  ifSo,
  ifYouDo,
  may,
  putIntoHand,
  ready,
  removeFromGame,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  attacking,
  damaged,
  exhausted,
  heroOrAlly,
  hosting,
  inCombatWith,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, oncePerTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, chosenBy, each, it, target, targetPlayer, thisCard, you } from '../../language/selections.ts';
import { attacks, entersCombatWith, entersPlay } from '../../language/watches.ts';

export const horde = set({
  "Aesadonna Al'mere": ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [5, 'melee'], health: 4 },
    has('Stealth'),
    when(attacks(thisOne), destroy(target(exhausted(anAlly)))),
  ),
  "Alchemist Norrin'thal": ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [3, 'frost'], health: 3 },
    oncePerTurn(pay([0], give(thisCard, [damageTypeBecomes('arcane')]))),
    oncePerTurn(pay([0], give(thisCard, [damageTypeBecomes('fire')]))),
  ),
  'Cerrik Blooddawn': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [2, 'holy'], health: 4 },
    has('Protector'),
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, ready(thisCard)),
  ),
  'David Smythe': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [1, 'melee'], health: 2 },
    has('Protector'),
    when(
      { event: 'ready', card: thisOne },
      ifYouDo(may(removeFromGame(chosen(inYourGraveyard(anAlly)))), destroy(target(anEquipment))),
    ),
  ),
  'Delrach the Vile': ally(
    { cost: 7, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [7, 'shadow'], health: 6 },
    when(
      attacks(thisOne),
      destroy({ select: 'choose', noun: hosting({ attachment: true }, anAlly), count: { anyNumber: true } }),
    ),
  ),
  'Gok Stormhammer': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [5, 'nature'], health: 3 },
    has('Long-Range'),
    whenThisEntersPlay({
      do: 'deal',
      by: thisCard,
      amount: 3,
      types: ['nature'],
      to: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    }),
  ),
  'Hulok Trailblazer': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'arcane'], health: 2 },
    when({ event: 'place', card: aQuest, whose: 'you' }, thisDeals(1, 'arcane', target(heroOrAlly))),
  ),
  "Icemistress Gal'ha": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [3, 'frost'], health: 5 },
    {
      power: 'continuous',
      continuous: {
        players: 'opposing',
        changes: [{ change: 'hand size', by: { amount: 'times', of: [-1, countOf(yours(typed('frost', anAlly)))] } }],
      },
    },
  ),
  "Jae'va the Relentless": ally(
    { cost: 7, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'melee'], health: 7 },
    has('Protector'),
    oncePerTurn(pay([exhausting(yours(heroOrAlly))], ready(thisCard))),
  ),
  'Jessup Smythe': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [3, 'nature'], health: 3 },
    when(
      { event: 'ready', card: thisOne },
      ifYouDo(may(removeFromGame(chosen(inYourGraveyard(anAlly)))), destroy(target(anAlly))),
    ),
  ),
  Leoroxx: ally(
    { cost: 8, icon: 'Horde', tags: ["Mok'Nathal", 'Beastmaster'], unique: true, atk: [7, 'melee'], health: 7 },
    when(attacks(thisOne), destroy(each(opposing(anAlly)))),
  ),
  'Lifemistress Tanagra': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [5, 'nature'], health: 5 },
    have(yours(anAlly), atk(countOf(other(yours(anAlly))))),
  ),
  'Lilith Smythe': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'holy'], health: 2 },
    when(
      { event: 'ready', card: thisOne },
      ifYouDo(may(removeFromGame(chosen(inYourGraveyard(anAlly)))), destroy(target(anAbility))),
    ),
  ),
  'Matalo Trailfinder': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    haveWhile(is(it, attacking(aCard)), thisOne, atk(countOf(yours(aQuest)))),
  ),
  "Mojo Doctor Zin'tar": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [2, 'nature'], health: 2 },
    when(
      attacks(thisOne),
      thisHeals(1, target(yours(heroOrAlly))),
      thisDeals(1, 'nature', target(opposing(heroOrAlly))),
    ),
  ),
  "Ras'fari Bloodfrenzy": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [4, 'melee'], health: 6 },
    has('Ferocity'),
    when({ event: 'attack', card: thisOne, first: true }, ifSo(is(thisCard, damaged(aCard)), ready(thisCard))),
  ),
  'Roena Trailmaker': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'nature'], health: 2 },
    has('Protector'),
    have(thisOne, health(countOf(yours(aQuest)))),
  ),
  'Rogg Dreadnock': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [2, 'ranged'], health: 4 },
    when({ event: 'defend', card: yourHeroAs }, thisDeals(2, 'ranged', target(attacking(aCard)))),
  ),
  'Saurfang the Younger': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warrior'], unique: true, atk: [7, 'melee'], health: 4 },
    has('Protector'),
    when(entersCombatWith(damaged(anAlly), thisOne), destroy({ select: 'event', role: 'to' }), ready(thisCard)),
  ),
  'Scholar Krosiss': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [1, 'arcane'], health: 1 },
    haveWhile(compared(cardsInHandOf(you), 'or more', 7), thisOne, atk(2), health(2)),
  ),
  "Sha'kar": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [4, 'nature'], health: 2 },
    haveWhile(
      { is: 'happened', watch: { event: 'deal', damageType: ['fire', 'frost', 'nature'], by: yourHeroAs } },
      thisOne,
      keyword('Ferocity'),
    ),
  ),
  'Skymistress Taranna': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'arcane'], health: 4 },
    when(entersPlay(other(yours(anAlly))), draw()),
    when({ event: 'change control', card: other(anAlly), whose: 'you' }, draw()),
  ),
  'Tarn Darkwalker': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 1 },
    have(tagged('Demon'), keyword('Ferocity')),
  ),
  'Tatulla the Reclaimer': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [3, 'nature'], health: 3 },
    whenThisEntersPlay(destroy(chosenBy(targetPlayer(), yours({ kind: ['Ability', 'Equipment'] })))),
  ),
  'Ulrac Bloodshadow': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    has('Ferocity'),
    when(attacks(thisOne), putIntoHand(chosen(inYourGraveyard(tagged('Demon', anAlly))))),
  ),
  "Vexmaster Nar'jo": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [1, 'frost'], health: 3 },
    has('Ferocity'),
    haveWhile(is(it, attacking(inCombatWith({ exhausted: false, kind: ['Ally'] }, aCard))), thisOne, atk(2)),
  ),
});
