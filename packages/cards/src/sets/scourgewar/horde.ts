import { countOf, damageOn } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { compared, not } from '../../language/conditions.ts';
import { discarding, removing } from '../../language/costs.ts';
import {
  destroy,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  may,
  putIntoHand,
  putTokens,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aWeapon,
  exhausted,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  payLessTo,
  prevented,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, eventCard, it, target, thatPlayer, yourHero } from '../../language/selections.ts';
import { attacks } from '../../language/watches.ts';

export const horde = set({
  'Azamoth Deathfang': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'shadow'], health: 1 },
    pay([2, discarding(yours(inZone('hand', aCard)))], thisDeals(1, 'shadow', target(anAlly))),
  ),
  'Besora Galefeather': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'arcane'], health: 5 },
    has('Assault', 2),
  ),
  'Broderick Langforth': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [2, 'fire'], health: 1 },
    { power: 'continuous', continuous: { cards: yourHeroAs, changes: [power(has('Assault', 1))] }, zone: 'graveyard' },
  ),
  'Claemora Amberglare': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [2, 'ranged'], health: 4 },
    whenThisEntersPlay(give(target(heroOrAlly), [power(has('Assault', 2))])),
  ),
  'Conqueror Gurzom': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [4, 'melee'], health: 4 },
    ifWould({ event: 'deal', by: tagged('Rogue'), card: thisOne }, prevented('all')),
  ),
  'Drandus the Deathcaller': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Death Knight'], atk: [2, 'shadow'], health: 2 },
    has('Protector'),
    have(yours(tagged('Ghoul')), power(has('Assault', 2))),
  ),
  'Emelia Darkhand': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [3, 'shadow'], health: 1 },
    has('Protector'),
    haveWhile(
      not({
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      }),
      thisOne,
      cant('attack'),
    ),
  ),
  'Farander Shadesurge': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [4, 'shadow'], health: 5 },
    has('Mend', 2),
  ),
  'Firewarden Wyland Kaslinth': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [1, 'fire'], health: 2 },
    has('Assault', 1),
  ),
  'Ginza Darktusk': ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Death Knight'], atk: [7, 'shadow'], health: 5 },
    has('Protector'),
    haveWhile(
      not({
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      }),
      thisOne,
      cant('attack'),
    ),
  ),
  'Great Kodo': ally(
    { cost: 1, icon: 'Horde', tags: ['Kodo'], limit: 'Mount (1)', required: ['Tauren'], atk: [0, 'melee'], health: 4 },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, may(exhaust(target(aCard)))),
  ),
  "Grovemender Ash'lon": ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [3, 'nature'], health: 6 },
    has('Mend', 3),
    when({ event: 'heal', by: thisOne }, may(draw())),
  ),
  'Haranto Darkstrider': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Death Knight'], atk: [5, 'melee'], health: 3 },
    has('Protector'),
    haveWhile(
      not({
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      }),
      thisOne,
      cant('attack'),
    ),
  ),
  "Huro'shal Gutwrench": ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [5, 'melee'], health: 3 },
    when({ event: 'deal', card: thisOne }, may(destroy(target(anAbility)))),
  ),
  Huzrula: ally({ cost: 1, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [1, 'nature'], health: 1 }, has('Mend', 2)),
  'Jaroth Lightguard': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'holy'], health: 4 },
    has('Protector'),
    has('Mend', 1),
  ),
  'Kurao Stormheart': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [1, 'melee'], health: 4 },
    when({ event: 'ready', card: thisOne }, may(thisDeals(1, 'melee', target(anAlly)))),
  ),
  'Makta the Rumbler': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [8, 'melee'], health: 6 },
    haveWhile({ is: 'there', noun: yours(tagged('Shout')) }, yours(anAlly), atk(1), health(1)),
    haveWhile({ is: 'there', noun: yours(tagged('Shout')) }, opposing(anAlly), atk(-1), health(-1)),
  ),
  'Mojo Mistress Zurania': ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [2, 'shadow'], health: 4 },
    has('Mend', 2),
  ),
  'Nathanos Blightcaller': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Rogue', 'Ranger'], unique: true, atk: [2, 'ranged'], health: 2 },
    whenThisEntersPlay(putTokens(2, token('Blighthound', { atk: [2, 'melee'], health: 2 }, has('Protector')))),
    haveWhile({ is: 'there', noun: yours(tagged('Blighthound')) }, thisOne, cant('be destroyed')),
  ),
  "Raztu'jor": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [5, 'melee'], health: 3 },
    when(attacks(thisOne), may(destroy(target(aWeapon)))),
  ),
  'Rukdara Dreadhand': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [4, 'shadow'], health: 3 },
    pay(
      [1, discarding(yours(inZone('hand', aCard)))],
      giveAll(opposing(anAlly), [power(have(thisOne, atk({ amount: 'times', of: [-1, damageOn(it)] })))]),
    ),
  ),
  "Sindo'zur the Toxifier": ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [4, 'melee'], health: 6 },
    when(
      { event: 'deal', by: thisOne, card: aHero, combat: true },
      may({ do: 'attach', what: chosen(yours(inZone('hand', tagged('Poison')))), from: 'hand', to: eventCard }),
    ),
  ),
  'Swift Raptor': ally(
    { cost: 1, icon: 'Horde', tags: ['Raptor'], limit: 'Mount (1)', required: ['Troll'], atk: [0, 'melee'], health: 4 },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, heal(2, yourHero)),
  ),
  Tanzuri: ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [3, 'ranged'], health: 1 },
    haveWhile({ is: 'there', noun: opposing(withCost('or more', 4, anAlly)) }, thisOne, power(has('Assault', 2))),
  ),
  'Teresa Voidheart': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    pay([1, removing(thisOne)], draw()),
  ),
  'Thag "Big Bounty" Cragshot': ally(
    { cost: 7, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [4, 'ranged'], health: 6 },
    whenThisEntersPlay(may(thisDeals(4, 'ranged', target(withCost('or more', 4, anAlly))))),
  ),
  'Thurgood Steelwall': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [3, 'melee'], health: 5 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    pay([2, discarding(yours(inZone('hand', aCard)))], give(target(heroOrAlly), [keyword('Protector')])),
  ),
  'Twilight Vanquisher Knolan': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'shadow'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    {
      power: 'alternate cost',
      cost: [],
      if: {
        is: 'happened',
        watch: { event: 'deal', card: opposing(aHero), damageType: ['shadow'], by: yours(heroOrAlly) },
      },
    },
  ),
  'Verzuk Bloodfist': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'melee'], health: 6 },
    has('Assault', 3),
    when({ event: 'deal', by: thisOne, card: exhausted(anAlly) }, may(destroy(target(anEquipment)))),
  ),
  'Vindron the Impure': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    when(attacks(thisOne), may(thisDeals(countOf(yours(tagged('Curse'))), 'shadow', target(heroOrAlly)))),
  ),
  'Whitney Gravecaller': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [3, 'shadow'], health: 5 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard({ tag: ['Death Knight', 'Undead'], kind: ['Ally'] }))))),
  ),
  'Winston Duskhaven': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [6, 'melee'], health: 4 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    pay(
      [2, discarding(yours(inZone('hand', aCard)))],
      give(target(heroOrAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' })]),
    ),
  ),
});
