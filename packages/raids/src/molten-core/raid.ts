import {
  addEffect,
  addEffectAbout,
  aHero,
  anAlly,
  aResource,
  aRune,
  asStepStarts,
  asYourBossIsDestroyed,
  cant,
  done,
  each,
  eventCard,
  have,
  ifSo,
  ifWould,
  instead,
  intoResourceRow,
  is,
  not,
  ownedBy,
  putBossIntoPlay,
  putIntoPlay,
  raid as raidCard,
  remembered,
  removeFaceUp,
  reveal,
  skipped,
  topOf,
  turnFaceDown,
  youControl,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun, Power, Watch } from '@meetingstone/rules';
import { BOSS_HAND_SIZE, cantPlace } from '../general.ts';
import type { Pick, Raid } from '../raid.ts';
import { copies } from '../raid.ts';
import { executus, lucifron, ragnaros, runeBosses } from './bosses.ts';
import { MINIONS, RAGNAROS } from './chosen.ts';
import { main } from './main.ts';
import { minions } from './minions.ts';
import { ragnarosCards } from './ragnaros.ts';
import { runes } from './runes.ts';
import * as tokens from './tokens.ts';

const aMinion: Noun = { tag: ['Minion'] };
/** What would enter your resource row without being a minion. */
const entersYourResources = (event: 'enter play' | 'move'): Watch => ({
  event,
  row: 'resource',
  whose: 'you',
  card: { not: aMinion },
});

const rules: readonly Power[] = [
  cantPlace,
  asStepStarts('new boss', reveal(topOf('Rune')), addEffect(putBossIntoPlay(topOf('Boss'), topOf('Rune')))), // R301.5a
  asStepStarts('minion', intoResourceRow(topOf('Minion'))), // R301.3
  asYourBossIsDestroyed(
    turnFaceDown(each(yours(aRune))),
    removeFaceUp(each(yours(aResource))),
    addEffectAbout(done, putIntoPlay(remembered)), // R302.2
  ), // R302.1
  ifWould(
    entersYourResources('enter play'),
    instead(ifSo(is(eventCard, { zone: 'deck' }), intoResourceRow(topOf('Minion')))),
  ), // R303.2a
  ifWould(entersYourResources('move'), skipped),
  have(ownedBy('you', aMinion), cant('leave play undestroyed')), // R303.2b: whoever controls them
  have(ownedBy('you', { ...anAlly, token: true }), cant('leave play undestroyed')),
  have(yours(aRune), cant('leave play')), // R303.3c
];

const STANDARD_RUNES = 3;

/** Some of the runes, chosen at random, or all of them; in the order of their Bosses (R300.2, R300.3). */
function runesFor(mode: string, pick: Pick): readonly number[] {
  const all = [...runes.keys()];
  return mode === 'standard' ? pick(STANDARD_RUNES, all) : all;
}

/** The number of a Boss, or of the one with which a rune enters play; other cards are always there. */
function numberOf(card: Facts): number {
  const boss = card.types.includes('Rune') ? runeBosses.find(({ name }) => card.tags.includes(name)) : card;
  return boss?.hero?.boss?.number ?? Number.POSITIVE_INFINITY;
}

const counted = (cards: readonly Facts[], counts: Readonly<Record<string, number>>): Facts[] =>
  copies(...cards.map((card) => [counts[card.name] ?? 0, [card]] as const));

/** Ten Bosses in a row, their runes, and minions that wait for their masters' end (R3). */
export const moltenCore: Raid = {
  key: 'molten-core',
  name: 'Molten Core',
  modes: ['standard', 'full-clear'],
  madeFor: { from: 3, upTo: 5, rule: 'MC100.1' },
  boss: (mode, pick) => {
    const met = runesFor(mode, pick);
    return {
      hero: lucifron,
      decks: [
        copies([3, main]),
        counted(minions, MINIONS),
        counted(ragnarosCards, RAGNAROS),
        met.map((n) => runes[n]!),
        [...met.map((n) => runeBosses[n]!), executus, ragnaros],
      ],
      handSize: BOSS_HAND_SIZE,
      plan: ['ready', 'draw', { step: 'new boss', if: not(youControl(aHero)) }, 'minion', 'action', 'end', 'wrap-up'],
      boss: {
        decks: ['Main', 'Minion', 'Ragnaros', 'Rune', 'Boss'],
        ordered: ['Rune', 'Boss'],
        noMulligan: true,
        play: [
          raidCard('Molten Core', ...rules),
          ...copies(...lucifron.hero!.boss!.tokens!.map(({ token, count }) => [count, [token]] as const)),
        ],
      },
    };
  },
  first: () => 'raiders', // R300.6
  allDraw: true,
  liesAhead: (card, boss) => numberOf(card) > (boss.hero?.boss?.number ?? 0),
  drawsFrom: (boss) => (boss === ragnaros ? 'Ragnaros' : undefined),
  cards: [
    lucifron,
    ...runeBosses,
    executus,
    ragnaros,
    ...runes,
    ...main,
    ...minions,
    ...ragnarosCards,
    ...Object.values(tokens).filter((one): one is Facts => 'token' in one),
  ],
};
