import { cardsInHandOf, countOf, yourResources } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import {
  chooseWord,
  destroy,
  discard,
  exhaust,
  flip,
  give,
  ifSo,
  ifYouDo,
  interrupt,
  may,
  mayBy,
  next,
  payTo,
  put,
  putIntoHand,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  attacking,
  exhausted,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  asThisEntersPlay,
  atStartOfYourTurn,
  canAttackOnly,
  has,
  have,
  haveWhile,
  oncePerTurn,
  onYourTurn,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  each,
  eventCard,
  it,
  remembered,
  revealed,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { attacks, turnEnds } from '../../language/watches.ts';

export const horde = set({
  'Alexi Barov': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [5, 'melee'], health: 5 },
    atStartOfYourTurn(
      putTokens(3, token('Peasant', { atk: [1, 'melee'], health: 1 }, has('Ferocity'))),
      next(when({ event: 'turn ends', later: true }, destroy(remembered)), that),
    ),
  ),
  'Boum Headshot': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [4, 'ranged'], health: 2 },
    has('Ferocity'),
  ),
  'Cairne Bloodhoof': ally(
    { cost: 9, icon: 'Horde', tags: ['Tauren', 'Warrior'], unique: true, atk: [7, 'melee'], health: 20 },
    has('Protector'),
    have(other(yours(tagged('Tauren'))), health(10)),
  ),
  'Centurion Addisyn': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'holy'], health: 1 },
    has('Protector'),
    asThisEntersPlay(chooseWord({ oneOf: ['arcane', 'fire', 'frost', 'nature', 'shadow'] })),
    have(thisOne, power({ power: 'keyword', keyword: 'Resistance', type: 'chosen' })),
  ),
  'Chief Researcher Amereldine': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Researcher'], unique: true, atk: [5, 'melee'], health: 7 },
    when(
      { event: 'complete', whose: 'you', first: true },
      ifSo(is(eventCard, inZone('play', aCard)), may(ifSo(is(eventCard, { faceDown: true }), flip(eventCard)))),
    ),
  ),
  'Cromarius Blackfist': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'nature'], health: 3 },
    whenThisEntersPlay(
      ifSo(
        compared(countOf(inPartyOf(controllerOf(targeted(0)), anAbility)), 'more than', countOf(yours(anAbility))),
        destroy(target(opposing(anAbility))),
      ),
    ),
  ),
  'Darbun Steppeheart': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [2, 'melee'], health: 4 },
    has('Protector'),
    has('War Stomp'),
  ),
  'Defender Kaniya': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [4, 'melee'], health: 3 },
    has('Protector'),
    { power: 'keyword', keyword: 'Resistance', type: 'nature' },
  ),
  "Doomsayer Din'ju": ally(
    { cost: 7, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [4, 'shadow'], health: 8 },
    whenThisEntersPlay(turnFaceDown(each(opposing(aResource)))),
  ),
  'Elizabeth Crowley': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [2, 'holy'], health: 3 },
    pay([2, discarding(yours(inZone('hand', aCard)))], thisHeals(4, target(heroOrAlly))),
  ),
  'Erindae Firestrider': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [2, 'arcane'], health: 1 },
    oncePerTurn(
      pay([1], {
        do: 'if you do',
        first: [
          mayBy(controllerOf(targeted(0)), {
            do: 'pay',
            who: controllerOf(targeted(0)),
            cost: [{ pay: 'resources', amount: 1 }],
          }),
        ],
        then: [],
        else: [interrupt(target(inZone('chain', aCard)))],
      }),
    ),
  ),
  'Gatlin Clouds-the-Sky': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    haveWhile(is(it, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, keyword('Long-Range')),
  ),
  'Geoffrey Kimble': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [5, 'melee'], health: 5 },
    has('Protector'),
    pay([3, discarding(yours(inZone('hand', aCard)))], destroy(target({ kind: ['Ability', 'Equipment'] }))),
  ),
  'Himul Longstrider': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [3, 'frost'], health: 2 },
    has('War Stomp'),
  ),
  'Horkin Figluster': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [3, 'melee'], health: 4 },
    has('War Stomp'),
    whenThisEntersPlay(exhaust(each(opposing(heroOrAlly)))),
  ),
  'Jack Coor': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [1, 'fire'], health: 4 },
    pay([1, discarding(yours(inZone('hand', aCard)))], thisDeals(1, 'fire', each(anAlly))),
  ),
  "Jee'zee": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [0, 'nature'], health: 5 },
    has('Ferocity'),
    has('Berserking'),
  ),
  "Jil'ti": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [1, 'ranged'], health: 5 },
    has('Berserking'),
    pay([1], give(thisCard, [keyword('Long-Range')])),
  ),
  'Johnny Rotten': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [3, 'melee'], health: 2 },
    whenThisEntersPlay(may(thisDeals(3, 'melee', target(exhausted(heroOrAlly))))),
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
  ),
  'Kileana Darkblaze': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [5, 'fire'], health: 5 },
    whenThisEntersPlay(thisDeals(2, 'fire', { select: 'together', of: [yourHero, each(other(yours(anAlly)))] })),
  ),
  'Kirga Earthguard': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [1, 'nature'], health: 4 },
    has('Protector'),
    when(turnEnds('you'), ready(thisCard)),
  ),
  'Lifemender Dorn': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 1 },
    oncePerTurn(pay([1], thisHeals(1, target(heroOrAlly)))),
  ),
  'Logor Blackfist': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 5 },
    whenThisEntersPlay(
      ifSo(
        compared(cardsInHandOf({ player: 'targeted', slot: 0 }), 'more than', cardsInHandOf(you)),
        discard(2, targetOpponent()),
      ),
    ),
  ),
  'Malicious Mallina': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [5, 'melee'], health: 1 },
    asThisEntersPlay(chooseWord({ oneOf: ['arcane', 'fire', 'frost', 'nature', 'shadow'] })),
    have(thisOne, power({ power: 'keyword', keyword: 'Resistance', type: 'chosen' })),
  ),
  'Michael Garrett, Bat Handler': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Flight Master'], unique: true, atk: [1, 'melee'], health: 1 },
    whenThisEntersPlay(
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', { kind: ['Location'] })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
    haveWhile({ is: 'there', noun: yours({ kind: ['Location'] }) }, thisOne, atk(1), health(1)),
  ),
  'Mistress Naila Flameburst': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [6, 'fire'], health: 5 },
    when(attacks(thisOne), thisDeals(1, 'fire', each(other(heroOrAlly)))),
  ),
  Mortok: ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [4, 'melee'], health: 4 },
    canAttackOnly(exhausted(heroOrAlly)),
  ),
  'Munkin Blackfist': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 4 },
    has('Protector'),
    whenThisEntersPlay(
      ifSo(
        compared(countOf(inPartyOf(controllerOf(targeted(0)), anEquipment)), 'more than', countOf(yours(anEquipment))),
        destroy(target(anEquipment)),
      ),
    ),
  ),
  "Nok'tal the Savage": ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    has('Berserking'),
  ),
  Orion: ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [2, 'holy'], health: 7 },
    has('Protector'),
  ),
  'Quakelord Razek Warhoof': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], required: ['Tauren'], atk: [3, 'nature'], health: 4 },
    has('War Stomp'),
    when(attacks(thisOne), exhaust(each(inPartyOf(targetOpponent(), { kind: ['Ability', 'Equipment'] })))),
    when(
      { event: 'defend', card: thisOne },
      exhaust(each(inPartyOf(targetOpponent(), { kind: ['Ability', 'Equipment'] }))),
    ),
  ),
  'Rensarth Shadowsun': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'shadow'], health: 1 },
    onYourTurn(
      pay([1, { pay: 'put damage', noun: other(yours(anAlly)), amount: 1 }], give(target(anAlly), [health(-1)])),
    ),
  ),
  'Roktar Blackfist': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay(
      ifSo(
        compared({ amount: 'resources', of: controllerOf(targeted(0)) }, 'more than', yourResources),
        destroy(target(aResource)),
      ),
    ),
  ),
  'Rula Blackfist': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [4, 'shadow'], health: 4 },
    whenThisEntersPlay(
      ifSo(
        compared(countOf(inPartyOf(controllerOf(targeted(0)), anAlly)), 'more than', countOf(yours(anAlly))),
        removeFromGame(target(anAlly)),
      ),
    ),
  ),
  Sanva: ally({ cost: 7, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [6, 'frost'], health: 6 }, has('War Stomp')),
  'Sarn Earthtrembler': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [6, 'melee'], health: 4 },
    has('Protector'),
    has('War Stomp'),
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(exhausted(opposing(heroOrAlly)))] },
      },
    },
  ),
  Sepirion: ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [2, 'melee'], health: 5 },
    has('Berserking'),
    when({ event: 'attack', card: thisOne, first: true }, ifYouDo(may(payTo([1])), ready(thisCard))),
  ),
  "Skumm Bag'go": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [1, 'melee'], health: 1 },
    whenThisEntersPlay(may(turnFaceDown(target(aResource)))),
  ),
  'Sorga the Swift': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [1, 'melee'], health: 1 },
    has('Ferocity'),
    has('War Stomp'),
  ),
  'Tormentor Emek': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'shadow'], health: 3 },
    onYourTurn(pay([3, discarding(yours(inZone('hand', aCard)))], discard(1, targetPlayer()))),
  ),
  "Zari'zari": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [2, 'holy'], health: 3 },
    has('Berserking'),
  ),
  "Zi'mo": ally({ cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [4, 'frost'], health: 3 }, has('Berserking')),
});
