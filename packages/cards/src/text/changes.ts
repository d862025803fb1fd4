import type { Change, Duration, Noun, Permission, Power, Relation, Restriction, Wielding } from '@meetingstone/rules';
import { addition, countOf, signed, valueWords } from './amounts.ts';
import { costClause } from './costs.ts';
import { allNoun, aNoun, nounWords } from './nouns.ts';
import { keywordWords, powerText } from './powers.ts';
import { playersPhrase, selectionPhrase } from './selections.ts';
import { headWord, type Voice } from './voice.ts';
import { article, bracketed, conjugated, list, type Phrase, spaced } from './words.ts';

const DURATIONS: Readonly<Record<Exclude<Duration, object>, string>> = {
  'this turn': 'this turn',
  'this combat': 'this combat',
  'until your next turn': 'until the start of your next turn',
  "until its controller's next turn": "until the start of its controller's next turn",
  "its controller's next ready step": "until the end of its controller's next ready step",
  'until end of your next turn': 'until the end of your next turn',
  'this game': 'for the rest of the game',
};
export function durationWords(duration: Duration, voice: Voice): string {
  if (typeof duration === 'string') return DURATIONS[duration];
  const { kind = [], ...way } = duration.remains;
  const how = nounWords({ ...way, kind }, voice).replace(/ ?card$/, '');
  return `while ${selectionPhrase(duration.while, voice).words} remains ${way.whose === 'you' ? 'under your control' : how}`;
}

/** A subject and everything that is changed about it: "target ally has +2 ATK and can't attack". */
export function changed(subject: Phrase, changes: readonly Change[], voice: Voice): string {
  const [only] = changes;
  if (changes.length === 1 && only?.change === 'control') {
    const who = playersPhrase(only.by, voice);
    return `${who.words} ${conjugated(who, 'control')} ${subject.words}`;
  }
  if (changes.length === 1 && only?.change === 'hand size') return handSize(subject, only, voice);
  const had = changes.length > 0 ? possessions(changes, voice) : [];
  const verbs = [
    ...changes.flatMap((change) => verbOf(subject, change, voice)),
    ...(had.length > 0 ? [`${conjugated(subject, 'have')} ${list(had, 'and')}`] : []),
    ...cants(changes, voice),
  ];
  return `${subject.words} ${list(verbs, 'and')}`;
}

function handSize(subject: Phrase, change: Extract<Change, { change: 'hand size' }>, voice: Voice): string {
  const whose = subject.you ? 'your' : `${subject.words}'s`;
  return `${whose} maximum hand size has ${addition(change.by, 'cards', voice)}`;
}

type Raise = Extract<Change, { change: 'atk' | 'health' | 'def' | 'strike cost' }>;
type Set = Extract<Change, { change: 'set atk' | 'set health' | 'set def' }>;
type SetType = Extract<Change, { change: 'add damage type' | 'become damage type' }>;

/** What the subject has: numbers, keywords, quoted powers. */
function possessions(changes: readonly Change[], voice: Voice): string[] {
  const raise = (kind: Raise['change']) => changes.find((change): change is Raise => change.change === kind);
  const set = (kind: Set['change']) => changes.find((change): change is Set => change.change === kind);
  const [raiseAtk, raiseHealth, setAtk, setHealth] = [raise('atk'), raise('health'), set('set atk'), set('set health')];
  const type = changes.find((change): change is SetType => change.change.endsWith('damage type'));
  const had: string[] = [];
  const said: (Change | undefined)[] = [];
  if (typeof raiseAtk?.by === 'number' && typeof raiseHealth?.by === 'number') {
    had.push(`${signed(raiseAtk.by)} / ${signed(raiseHealth.by)}`);
    said.push(raiseAtk, raiseHealth);
  }
  if (setAtk && setHealth && type) {
    had.push(`${valueWords(setAtk.to, voice)} ${bracketed(type.type)} / ${valueWords(setHealth.to, voice)} [Health]`);
    said.push(setAtk, setHealth, type);
  }
  return [
    ...had,
    ...changes.filter((change) => !said.includes(change)).flatMap((change) => possession(change, voice) ?? []),
  ];
}

const NUMBERS = { atk: 'ATK', health: '[Health]', def: 'DEF', 'strike cost': 'strike cost' } as const;

function possession(change: Change, voice: Voice): string | undefined {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
    case 'strike cost':
      return addition(change.by, NUMBERS[change.change], voice);
    case 'set atk':
      return `ATK ${valueWords(change.to, voice)}`;
    case 'set health':
      return `[Health] ${valueWords(change.to, voice)}`;
    case 'set def':
      return `DEF ${valueWords(change.to, voice)}`;
    case 'double':
      return `double its ${NUMBERS[change.what]}`;
    case 'grant':
      return granted(change.power, voice);
    case 'printed powers':
      return `the ${change.only ?? 'printed'} powers of ${selectionPhrase(change.of, voice).words}`;
    case 'add damage type':
      return `the ${bracketed(change.type)} damage type too`;
    default:
      return undefined;
  }
}

/** In a power that another card is given, "this" is that card, which was just spoken of. */
function granted(power: Power, voice: Voice): string {
  if (power.power === 'keyword') return keywordWords(power, voice);
  const { noun } = voice.said.last;
  return `"${powerText(power, noun.self ? voice : { ...voice, self: headWord(noun) })}"`;
}

/** Changes with a verb of their own. */
function verbOf(subject: Phrase, change: Change, voice: Voice): string[] {
  const verb = (word: string, rest: string) => [`${conjugated(subject, word)} ${rest}`];
  switch (change.change) {
    case 'lose powers':
      return verb('lose', 'all powers');
    case 'switch':
      return verb('switch', 'ATK and [Health]');
    case 'add type':
      return verb('be', `also ${article(change.type.toLowerCase())}`);
    case 'become type':
      return verb('become', article(change.type.toLowerCase()));
    case 'add tag':
      return verb('be', `also ${article(change.tag)}`);
    case 'add chosen tag':
      return [`also ${conjugated(subject, 'have')} that type`];
    case 'become damage type':
      return verb('become', bracketed(change.type));
    case 'control':
      return verb('be', `controlled by ${playersPhrase(change.by, voice).words}`);
    case 'permit':
      return [`can ${permissionWords(change.permission, voice)}`];
    case 'must attack':
      return [spaced('must attack', change.noun && aNoun(change.noun, voice).words, 'if able')];
    case 'attack only':
      return [attackOnlyWords(change.noun, change.ifAble, voice)];
    default:
      return [];
  }
}

export const attackOnlyWords = (noun: Noun, ifAble: true | undefined, voice: Voice): string =>
  spaced('can attack only', allNoun(noun, voice).words, ifAble && 'if able');

/** Plain restrictions share one "can't": "can't attack or protect". */
function cants(changes: readonly Change[], voice: Voice): string[] {
  const restrictions = changes.flatMap((change) => (change.change === 'restrict' ? [change.restriction] : []));
  const plain = restrictions.filter((restriction) => Object.keys(restriction).length === 1);
  const qualified = restrictions.filter((restriction) => !plain.includes(restriction));
  return [
    ...(plain.length > 0
      ? [
          `can't ${list(
            plain.map((restriction) => restriction.cant),
            'or',
          )}`,
        ]
      : []),
    ...qualified.map((restriction) => cantWords(restriction, voice)),
  ];
}

export function cantWords(restriction: Restriction, voice: Voice): string {
  const { cant, noun, during, unless, damageType, byOpponents } = restriction;
  return spaced(
    `can't ${cant}`,
    damageType && `(${list(damageType, 'or')})`,
    noun && `${NEEDS_WORD[cant] ?? ''} ${allNoun(noun, voice).words}`.trim(),
    byOpponents && 'by opponents',
    during && `during its controller's ${during}`,
    unless && `unless its controller ${list(costClause(unless, voice), 'and').replace(/^pay /, 'pays ')}`,
  );
}

const NEEDS_WORD: Readonly<Partial<Record<Restriction['cant'], string>>> = {
  'be proposed as a defender': 'against',
  'be attacked': 'by',
  protect: 'against',
  'be targeted': 'by',
  'be destroyed': 'by',
  'be dealt damage': 'by',
  'deal combat damage': 'to',
  'be healed': 'by',
  'be interrupted': 'by',
  'be flipped': 'by',
};

const DECKS: Readonly<Record<Relation, string>> = {
  you: 'your deck',
  friendly: "any friendly player's deck",
  opposing: "any opponent's deck",
  any: "any player's deck",
};

const WIELDINGS: Readonly<Record<Wielding, string>> = {
  dual: 'wield two one-handed weapons',
  'two-handed dual': 'wield two weapons of any hands',
  'ranged dual': 'wield two Ranged weapons',
  sextuple: 'wield six hands of weapons',
  infinite: 'wield any number of one-handed weapons',
  'dual shield': 'wield two Shields',
};

export function permissionWords(permission: Permission, voice: Voice): string {
  switch (permission.may) {
    case 'protect':
      return 'protect';
    case 'attack at once':
      return 'attack regardless of how long you have controlled it';
    case 'activate at once':
      return 'use [Activate] powers regardless of how long you have controlled it';
    case 'wield':
      return 'strike with weapons';
    case 'attract targets':
      return 'draw opposing links, which must target it if able';
    case 'be shielded':
      return 'have damage to it prevented by your equipment';
    case 'control additional': {
      if (permission.count === 1) return `control an additional ${permission.tag}`;
      return `control ${countOf(permission.count, `additional ${permission.tag}`, `additional ${permission.tag}s`, voice)}`;
    }
    case 'play from': {
      const where = permission.zone === 'removed' ? 'that are removed from the game' : `from your ${permission.zone}`;
      return `play ${allNoun(permission.noun, voice).words} ${where}`;
    }
    case 'wield more':
      return WIELDINGS[permission.how];
    case 'sabotage':
      return `sabotage ${allNoun(permission.noun, voice).words}`;
    case 'inspire':
      return `inspire ${list(
        permission.nouns.map((noun) => aNoun(noun, voice).words),
        'and',
      )}`;
    case 'look at top card':
      return `look at the top card of ${DECKS[permission.whose]} at any time`;
    case 'complete':
      return `complete ${allNoun(permission.noun, voice).words}`;
    case 'show top card':
      return 'play with the top card of your deck revealed';
    case 'choose not to ready':
      return "choose not to ready during its controller's ready step";
  }
}
