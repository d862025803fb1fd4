import type { EventName, Noun, Relation, Watch, Zone } from '@meetingstone/rules';
import { turnOf } from './conditions.ts';
import { aNoun, zoneOf } from './nouns.ts';
import type { Voice } from './voice.ts';
import { conjugated, list, one, type Phrase, spaced } from './words.ts';

/** How an event is told: who is its subject, the verb, and the words before the other cards in it. */
interface Telling {
  readonly subject: 'card' | 'player';
  readonly verb: string;
  /** With a player as subject: what stands where no card is described. */
  readonly object?: string;
  readonly by?: string;
  readonly to?: string;
}

const card = (verb: string, rest: Partial<Telling> = {}): Telling => ({ subject: 'card', verb, ...rest });
const player = (verb: string, object = ''): Telling => ({ subject: 'player', verb, object });

type Spoken = Exclude<EventName, 'deal' | 'heal' | 'turn starts' | 'turn ends' | 'step starts'>;

const TELLINGS: Readonly<Record<Spoken, Telling>> = {
  draw: player('draw', 'a card'),
  skip: { ...player('skip', 'drawing a card'), by: 'because of' },
  discard: player('discard', 'a card'),
  destroy: card('be destroyed', { by: 'by' }),
  move: card('change zones'),
  'enter play': card('enter play'),
  'leave play': card('leave play'),
  'enter graveyard': card('enter a graveyard'),
  'put damage': card('have damage put on it', { by: 'by' }),
  prevent: card('have damage to it prevented', { by: 'by' }),
  exhaust: card('exhaust'),
  ready: card('ready'),
  stash: player('stash', 'a card'),
  inspire: card('be inspired', { by: 'by' }),
  flip: card('flip'),
  'turn face down': card('be turned face down'),
  'change control': card('change controllers'),
  'become hero': card("become its party's hero"),
  attach: card('become attached', { to: 'to' }),
  'add counters': card('have a counter added to it'),
  'remove counters': card('have a counter removed from it'),
  'become targeted': card('become targeted', { by: 'by' }),
  copy: player('copy', 'a card'),
  play: player('play', 'a card'),
  place: player('place', 'a resource'),
  use: player('use', 'a power'),
  complete: player('complete', 'a quest'),
  propose: card('be proposed as an attacker', { to: 'against' }),
  reveal: card('be revealed', { by: 'by' }),
  shuffle: player('shuffle', 'a deck'),
  attack: card('attack', { to: '' }),
  protect: card('protect', { to: '' }),
  defend: card('defend', { by: 'against' }),
  'enter combat': card('enter combat', { by: 'with', to: 'with' }),
  strike: player('strike with', 'a weapon'),
  sabotage: card('sabotage', { to: '' }),
  'leave combat': card('be removed from combat'),
  interrupt: card('be interrupted', { by: 'by' }),
  resolve: card('resolve'),
  trigger: card('trigger'),
  modify: card('be modified'),
  roll: player('roll', 'a die'),
  pass: player('pass'),
  lose: player('lose', 'the game'),
  mulligan: player('mulligan'),
  concede: player('concede'),
  loop: player('repeat', 'a loop'),
};

const WHO: Readonly<Record<Relation, Phrase>> = {
  you: { words: 'you', plural: false, you: true },
  friendly: one('a friendly player'),
  opposing: one('an opponent'),
  any: one('a player'),
};

type Mood = 'does' | 'would';
const inMood = (subject: Phrase, verb: string, mood: Mood): string =>
  mood === 'would' ? `would ${verb}` : conjugated(subject, verb);

/** The event as a clause: "an opposing ally enters play", "your hero would deal fire damage". */
export function eventClause(watch: Watch, mood: Mood, voice: Voice): string {
  const { event } = watch;
  switch (event) {
    case 'deal':
    case 'heal':
      return damageClause(watch, mood, voice);
    case 'turn starts':
      return `${turnOf(watch.whose ?? 'any')} ${mood === 'would' ? 'would start' : 'starts'}`;
    case 'turn ends':
      return `${turnOf(watch.whose ?? 'any')} ${mood === 'would' ? 'would end' : 'ends'}`;
    case 'step starts':
      return `${watch.step ?? 'a'} step ${mood === 'would' ? 'would start' : 'starts'}`;
    default:
      return spaced(told(tellingOf(watch, event), watch, mood, voice), watch.first && 'for the first time each turn');
  }
}

const ARRIVALS: Readonly<Record<Zone, string>> = {
  chain: 'be added to the chain',
  deck: 'be put into a deck',
  graveyard: 'be put into a graveyard',
  hand: 'be put into a hand',
  play: 'be put into play',
  removed: 'be removed from the game',
};

/** Where a card goes is part of the verb. */
function tellingOf(watch: Watch, event: Spoken): Telling {
  if (event === 'enter graveyard') return card(`enter ${zoneOf(watch.card?.owner, 'graveyard')}`);
  return event === 'move' && watch.into ? card(ARRIVALS[watch.into]) : TELLINGS[event];
}

/** Whose graveyard it is tells whose card it is (415.5). */
function subjectOf({ event, card = {} }: Watch): Noun {
  if (event !== 'enter graveyard') return card;
  const { owner: _, ...noun } = card;
  return noun;
}

function told(telling: Telling, watch: Watch, mood: Mood, voice: Voice): string {
  const others = [
    telling.by !== undefined && watch.by && spaced(telling.by, aNoun(watch.by, voice).words),
    telling.to !== undefined && watch.to && spaced(telling.to, aNoun(watch.to, voice).words),
    watch.from && `from ${watch.from === 'play' ? 'play' : zoneOf('any', watch.from)}`,
  ];
  if (telling.subject === 'card') {
    const subject = aNoun(subjectOf(watch), voice);
    return spaced(subject.words, inMood(subject, telling.verb, mood), ...others);
  }
  const who = WHO[watch.whose ?? 'any'];
  return spaced(who.words, inMood(who, telling.verb, mood), objectOf(watch.card, telling, voice), ...others);
}

const objectOf = (noun: Noun | undefined, telling: Telling, voice: Voice): string | undefined =>
  noun ? aNoun(noun, voice).words : telling.object;

/** Damage is told from the side of the one who deals it, if the text names him. */
function damageClause(watch: Watch, mood: Mood, voice: Voice): string {
  const heals = watch.event === 'heal';
  const tool = watch.with && `with ${aNoun(watch.with, voice).words}`;
  const first = watch.first && 'for the first time each turn';
  const to = watch.card && aNoun(watch.card, voice);
  if (watch.by) {
    const by = aNoun(watch.by, voice);
    const verb = inMood(by, heals ? 'heal' : 'deal', mood);
    const where = to && `${heals ? 'from' : 'to'} ${to.words}`;
    return spaced(by.words, verb, damageWords(watch), tool, where, first);
  }
  if (to && !heals) return spaced(to.words, inMood(to, 'be dealt', mood), damageWords(watch), tool, first);
  const damage = one(damageWords(watch));
  const where = to && `${heals ? 'from' : 'to'} ${to.words}`;
  return spaced(damage.words, inMood(damage, heals ? 'be healed' : 'be dealt', mood), where, tool, first);
}

export function damageWords(watch: Watch): string {
  const combat = watch.combat !== undefined && (watch.combat ? 'combat' : 'non-combat');
  return spaced(combat, watch.damageType && list(watch.damageType, 'or'), 'damage');
}

/** "When an ally enters play", "At the start of your turn", "At end of turn". */
export function whenClause(watch: Watch, voice: Voice, next = false): string {
  const turn = watch.whose === undefined || watch.whose === 'any' ? 'each turn' : turnOf(watch.whose);
  switch (watch.event) {
    case 'turn starts':
      return `at the start of ${next ? turn.replace(/turn$/, 'next turn').replace(/^each/, 'the') : turn}`;
    case 'turn ends':
      if (watch.whose === undefined) return `at ${next ? 'the next ' : ''}end of turn`;
      return `at the end of ${watch.whose === 'any' ? "each player's turn" : turn}`;
    case 'step starts':
      return `at the start of ${turn.replace(/turn$/, `${watch.step ?? ''} step`)}`;
    default:
      return `${next ? 'the next time' : 'when'} ${eventClause(watch, 'does', voice)}`;
  }
}
