import { atkOf, healthOf } from '../../language/amounts.ts';
import { ally, set, totemToken } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is, yourHeroIs } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  draw,
  give,
  guessCost,
  ifSo,
  placeAsAdditional,
  putTokenAmong,
  ready,
  reveal,
  special,
  thisHeals,
} from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  aTotem,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  haveWhile,
  inspires,
  pay,
  payLessTo,
  when,
  whenThisEntersPlay,
  youCan,
} from '../../language/powers.ts';
import {
  each,
  eventCard,
  paidCard,
  targetOpponent,
  that,
  thisCard,
  topOfDeckOf,
  topOfYourDeck,
} from '../../language/selections.ts';
import { isInspiredBy } from '../../language/watches.ts';

const TOTEM = { atk: 0, damageType: 'melee', health: 2 } as const;
const usedTotem = (kind: string) => is(paidCard, tagged(`${kind} Totem`));

export const neutral = set({
  Eranikus: ally(
    { cost: 5, tags: ['Green Dragonkin', 'Consort'], limit: 'Eranikus (1)', atk: [5, 'nature'], health: 6 },
    atStartOfYourTurn(reveal(topOfYourDeck()), placeAsAdditional(that)),
  ),
  'Erunak Stonespeaker': ally(
    { cost: 5, tags: ['Broken', 'Shaman'], limit: 'Erunak (1)', atk: [5, 'fire'], health: 5 },
    whenThisEntersPlay(
      putTokenAmong(
        totemToken('Air', TOTEM),
        totemToken('Earth', TOTEM),
        totemToken('Fire', TOTEM),
        totemToken('Water', TOTEM),
      ),
    ),
    pay(
      [exhausting(yours(aTotem))],
      ifSo(usedTotem('Air'), ready(thisCard)),
      ifSo(usedTotem('Earth'), give(thisCard, [keyword('Protector')])),
      ifSo(usedTotem('Fire'), give(thisCard, [atk(5)])),
      ifSo(usedTotem('Water'), thisHeals(5, thisCard)),
    ),
  ),
  'Exarch Orelis': ally(
    { cost: 6, tags: ['Draenei', 'Paladin'], unique: true, reputation: 'Aldor', atk: [5, 'holy'], health: 7 },
    inspires(anAbility, anAlly, anEquipment, aHero, aResource),
  ),
  'Farseer Nobundo': ally(
    { cost: 5, tags: ['Draenei', 'Shaman'], limit: 'Nobundo (1)', atk: [3, 'nature'], health: 8 },
    youCan({ may: 'look at top card', whose: 'opposing' }),
    atStartOfYourTurn(guessCost(topOfYourDeck(), topOfDeckOf(targetOpponent()), draw())),
  ),
  'High Prophet Barim': ally(
    { cost: 3, tags: ['Monster', "Tol'vir", 'Paladin', 'Priest'], limit: 'Barim (1)', atk: [1, 'holy'], health: 1 },
    have(other(yours(anAlly)), atk(atkOf(thisCard)), health(healthOf(thisCard))),
  ),
  'Marksman Glous': ally(
    { cost: 2, tags: ['Draenei', 'Hunter'], reputation: 'Aldor', atk: [3, 'ranged'], health: 2 },
    inspires(aQuest),
    when(isInspiredBy(thisOne, aQuest), give(eventCard, [power(payLessTo('complete', 1, thisOne))])),
  ),
  'Silas Darkmoon': ally(
    { cost: 6, tags: ['Gnome', 'Ringleader'], unique: true, atk: [0, 'melee'], health: 0 },
    have(thisOne, atk(atkOf(each(other(yours(anAlly))))), health(healthOf(each(other(yours(anAlly)))))),
  ),
  'Thunderhead Hippogryph': ally(
    { cost: 4, tags: ['Hippogryph'], atk: [3, 'melee'], health: 3 },
    haveWhile(yourHeroIs('Alliance'), thisOne, keyword('Elusive')),
    haveWhile(yourHeroIs('Horde'), thisOne, keyword('Ferocity')),
  ),
  'Vindicator Kaldel': ally(
    { cost: 2, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [3, 'holy'], health: 2 },
    inspires(anAlly),
  ),
  'Lady Katrana Prestor': ally(
    { cost: 5, required: ['Traitor'], tags: ['Black Dragon', 'Traitor'], unique: true, atk: [4, 'fire'], health: 5 },
    pay([15], special('raid')),
  ),
});
