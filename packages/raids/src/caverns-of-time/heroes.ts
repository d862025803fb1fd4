import {
  aCard,
  addCounters,
  allOf,
  among,
  anAbility,
  anAlly,
  anyOf,
  aResource,
  atStartOfYourTurn,
  attacking,
  attacksOnlyIfAble,
  chosenBy,
  compared,
  costOf,
  countersOn,
  damageOn,
  dealsDamage,
  destroy,
  discard,
  done,
  each,
  eachOpponent,
  entersWithCounters,
  eventCard,
  flipCards,
  forEach,
  has,
  have,
  haveWhile,
  having,
  health,
  howOftenThisTurn,
  ifSo,
  ifWould,
  inCombatWith,
  instead,
  inZone,
  is,
  it,
  mustAttack,
  power,
  hero as printedHero,
  put,
  putIntoPlay,
  putTokens,
  randomOpponent,
  removeCounters,
  reveal,
  revealed,
  set,
  shuffle,
  skipNextTurn,
  tagged,
  thatMuch,
  thatPlayer,
  thisCard,
  thisDeals,
  thisOne,
  times,
  topOfDeckOf,
  topOfYourDeckUntil,
  turnFaceDown,
  when,
  whenIf,
  withLeastHealthLeft,
  youControlAtLeast,
  youPlay,
  yours,
  yourTurn,
} from '@meetingstone/cards/language';
import type { Condition, DamageType, Facts, Noun, Power } from '@meetingstone/rules';
import { HERO_HEALTH } from './chosen.ts';
import { ghoul } from './tokens.ts';
import { caverns, defeated, entrance, raidingAlly, raidingCharacter, raidingHero } from './words.ts';

type Named = keyof typeof HERO_HEALTH;

let met = 0;
/** A hero of the Caverns is never turned over: it has no other side. */
const hero = (
  name: Named,
  print: { readonly race: readonly string[]; readonly class?: readonly string[]; readonly type: DamageType },
  ...powers: readonly Power[]
): Readonly<Record<string, Omit<Facts, 'name'>>> => {
  met += 1;
  const { type, ...line } = print;
  const facts = printedHero({ class: [], ...line, atk: [0, type], health: HERO_HEALTH[name] }, ...powers);
  return { [name]: caverns({ ...facts, hero: { ...facts.hero, boss: { number: met } } }) };
};

const anEvent: Noun = { kind: ['Event'] };
const flippedThisTurn = (card: Noun) => howOftenThisTurn({ event: 'play', card, whose: 'you' });
/** The card of the event is the only one of its type that was flipped this turn. */
const ofNewType: Condition = anyOf(
  ...[anAbility, anAlly, anEvent].map((noun) =>
    allOf(is(eventCard, noun), compared(flippedThisTurn(noun), 'exactly', 1)),
  ),
);

const bossAlly: Noun = having('Boss', anAlly);
const dealtToIt = {
  amount: 'this turn',
  watch: dealsDamage({ by: thisOne, to: among(eventCard, aCard) }),
  counted: 'amount',
} as const;
const GUARDED = 12;
const weakest = withLeastHealthLeft(raidingAlly);

/** The eight heroes of the Caverns. */
export const heroes: readonly Facts[] = set({
  ...hero(
    'Aeonus',
    { race: ['Infinite', 'Dragonkin'], type: 'arcane' },
    has('Flip', 2),
    has('Assault', 3),
    has('Long-Range'),
    entrance(skipNextTurn(randomOpponent)),
    whenIf(youPlay(aCard), allOf(yourTurn, compared(flippedThisTurn(aCard), 'exactly', 2), ofNewType), flipCards()),
  ),
  ...hero(
    'Archimonde the Defiler',
    { race: ['Eredar', 'Demon'], class: ['Warlock'], type: 'fire' },
    has('Flip', 1),
    has('Assault', 4),
    has('Long-Range'),
    entrance(flipCards(defeated)),
    when(youPlay(anAlly), destroy(chosenBy(eachOpponent, yours(anAlly)))),
    when(youPlay(anAbility), discard(1, eachOpponent)),
    when(
      youPlay(anEvent),
      turnFaceDown(chosenBy(eachOpponent, yours({ ...aResource, faceDown: false }), { exactly: 2 })),
    ),
  ),
  ...hero(
    'Echo of Sylvanas',
    { race: ['Undead', 'Echo'], type: 'ranged' },
    has('Flip', 2),
    has('Assault', 3),
    has('Long-Range'),
    entrance(putTokens(defeated, ghoul)),
    atStartOfYourTurn(
      putTokens(1, ghoul),
      ifSo(youControlAtLeast(5, tagged('Ghoul', anAlly)), thisDeals(10, 'shadow', each(raidingHero))),
    ),
  ),
  ...hero(
    'Echo of Tyrande',
    { race: ['Night Elf', 'Echo'], type: 'arcane' },
    has('Flip', 2),
    has('Assault', 4),
    has('Long-Range'),
    entrance(thisDeals(times(3, defeated), 'arcane', each(raidingHero))),
    whenIf(
      dealsDamage({ by: thisOne, to: raidingHero }),
      allOf(
        compared(dealtToIt, 'or more', 10),
        compared({ amount: 'sum', of: [dealtToIt, times(-1, thatMuch)] }, 'less than', 10), // once for each hero
      ),
      reveal(topOfYourDeckUntil(bossAlly)),
      putIntoPlay(each(among(revealed, inZone('deck', bossAlly)))),
      shuffle(),
    ),
  ),
  ...hero(
    "Mal'Ganis",
    { race: ['Dreadlord', 'Demon'], type: 'shadow' },
    has('Flip', 2),
    has('Assault', 3),
    entrance(thisDeals(defeated, 'shadow', each(raidingCharacter))),
    haveWhile(
      is(it, attacking(inCombatWith({ ...raidingHero, damage: { is: 'less than', than: damageOn(thisCard) } }, {}))),
      thisOne,
      power(has('Assault', 5)),
    ),
  ),
  ...hero(
    'Mannoroth the Destructor',
    { race: ['Pit Lord', 'Demon'], class: ['Warrior'], type: 'melee' },
    has('Flip', 1),
    has('Assault', 8),
    has('Smash'),
    have(thisOne, health(times(5, defeated)), power(has('Assault', times(2, defeated)))),
    have(thisOne, attacksOnlyIfAble(weakest), mustAttack(weakest)),
  ),
  ...hero(
    'Murozond',
    { race: ['Infinite', 'Dragonkin', 'Aspect'], type: 'arcane' },
    has('Long-Range'),
    entrance(addCounters(defeated, 'time')),
    atStartOfYourTurn(addCounters(1, 'time')),
    has('Flip', countersOn('time')),
    has('Assault', countersOn('time')),
  ),
  ...hero(
    'Queen Azshara',
    { race: ['Night Elf'], class: ['Mage'], type: 'arcane' },
    has('Flip', 2),
    entersWithCounters(6, 'guard'),
    ifWould(
      dealsDamage({ to: thisOne }),
      instead(removeCounters(1, 'guard'), ifSo(compared(countersOn('guard'), 'exactly', 0), destroy(thisCard))),
    ),
    atStartOfYourTurn(
      forEach(
        eachOpponent,
        put(topOfDeckOf(thatPlayer, 2), { to: 'graveyard' }),
        ifSo(compared(costOf(done), 'or more', 8), addCounters(1, 'guard')),
      ),
    ),
    haveWhile(compared(countersOn('guard'), 'or more', GUARDED), thisOne, power(has('Flip', 2))),
    haveWhile(compared(countersOn('guard'), 'or more', GUARDED), yours(anAlly), power(has('Assault', 2))),
  ),
});
