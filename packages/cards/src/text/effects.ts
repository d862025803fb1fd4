import type { Amount, Destination, Effect, Facts, Players, Selection } from '@meetingstone/rules';
import { countOf, massOf, valueWords } from './amounts.ts';
import { changed, durationWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { costClause } from './costs.ts';
import { allNoun, aNoun } from './nouns.ts';
import { costChangeClause, replacementClause } from './replacements.ts';
import { playersPhrase, selectionPhrase } from './selections.ts';
import { mention, retold, type Voice } from './voice.ts';
import { whenClause } from './watches.ts';
import { bracketed, conjugated, list, numberWord, one, type Phrase, possessive, sentences, spaced } from './words.ts';

/** An instruction is told ("your hero deals"), or follows "may" ("have your hero deal"; the doer himself just does). */
type Form = 'told' | { readonly doer: Players };

/** What a text does, one clause for each sentence. */
export const clauses = (effects: readonly Effect[], voice: Voice): string[] =>
  effects.flatMap((effect) => effectClauses(effect, voice, 'told'));

export const effectText = (effects: readonly Effect[], voice: Voice): string => sentences(clauses(effects, voice));

function act(subject: Phrase, verb: string, rest: string, form: Form, isDoer = false): string {
  if (subject.you || isDoer) return spaced(verb, rest);
  return form === 'told'
    ? spaced(subject.words, conjugated(subject, verb), rest)
    : spaced('have', subject.words, verb, rest);
}

function playerActs(who: Players, verb: string, rest: string, voice: Voice, form: Form): string {
  const isDoer = form !== 'told' && JSON.stringify(form.doer) === JSON.stringify(who);
  return act(playersPhrase(who, voice), verb, rest, form, isDoer);
}

type Of<Verb extends Effect['do']> = Extract<Effect, { do: Verb }>;

function effectClauses(effect: Effect, voice: Voice, form: Form): string[] {
  const words = (selection: Selection, zone?: 'from') => selectionPhrase(selection, voice, zone).words;
  switch (effect.do) {
    case 'deal':
      return [dealClause(effect, voice, form)];
    case 'heal':
      return [healClause(effect, voice, form)];
    case 'put damage':
      return [`put ${massOf(effect.amount, 'damage', voice)} on ${words(effect.on)}`];
    case 'remove damage':
      return [`remove ${massOf(effect.amount, 'damage', voice)} from ${words(effect.from)}`];
    case 'draw':
      return [playerActs(effect.who, 'draw', countOf(effect.count, 'card', 'cards', voice), voice, form)];
    case 'discard': {
      const what = effect.count === 'hand' ? 'that hand' : countOf(effect.count, 'card', 'cards', voice);
      return [playerActs(effect.who, 'discard', spaced(what, effect.random && 'at random'), voice, form)];
    }
    case 'destroy':
    case 'exhaust':
    case 'ready':
    case 'flip':
    case 'interrupt':
    case 'reveal':
      return [`${effect.do} ${words(effect.what)}`];
    case 'remove from combat':
      return [`remove ${words(effect.what)} from combat`];
    case 'become defender':
      return [act(selectionPhrase(effect.what, voice), 'become', 'the defender', form)];
    case 'put':
      return [putClause(effect.what, effect.where, voice)];
    case 'put into play':
      return [
        spaced(
          `put ${words(effect.what, 'from')} into play`,
          effect.exhausted && 'exhausted',
          effect.under && `under ${underWhom(effect.under, voice)} control`,
          effect.attachThis && `and attach this ${voice.self} to it`,
        ),
      ];
    case 'put token':
      return [tokenClause(effect, voice)];
    case 'attach':
      return [`attach this ${voice.self} to ${words(effect.to)}`];
    case 'add counters':
    case 'remove counters': {
      const [verb, word] = effect.do === 'add counters' ? ['put', 'on'] : ['remove', 'from'];
      const counters = countOf(effect.count, `${effect.name} counter`, `${effect.name} counters`, voice);
      return [`${verb} ${counters} ${word} ${words(effect.on)}`];
    }
    case 'modify': {
      const so = effect.while;
      const clause = changed(selectionPhrase(effect.what, voice), effect.changes, voice);
      return [spaced(clause, durationWords(effect.duration), so && `while ${conditionWords(so, voice)}`)];
    }
    case 'create':
      return createClauses(effect, voice);
    case 'shuffle':
      return [playerActs(effect.who, 'shuffle', `${effect.who.player === 'you' ? 'your' : 'his'} deck`, voice, form)];
    case 'search':
      return [searchClause(effect, voice, form)];
    case 'pay':
      return [
        playerActs(effect.who, 'pay', list(costClause(effect.cost, voice), 'and').replace(/^pay /, ''), voice, form),
      ];
    case 'may': {
      const [first = '', ...rest] = effect.effects.flatMap((part) => effectClauses(part, voice, { doer: effect.who }));
      return [`${playersPhrase(effect.who, voice).words} may ${first}`, ...rest];
    }
    case 'if you do':
      return ifYouDoClauses(effect, voice);
    case 'if':
      return ifClauses(effect, voice);
    case 'choose modes': {
      const modes = effect.modes.map((mode) => clauses(mode, voice).join(', then ')).join('; or ');
      const chooses = effect.by === 'an opponent' ? 'an opponent chooses' : 'choose';
      return [`${chooses} ${numberWord(effect.count)}: ${modes}`];
    }
    case 'take an extra turn':
    case 'lose the game':
      return [
        playerActs(effect.who, effect.do.split(' ')[0] ?? '', effect.do.split(' ').slice(1).join(' '), voice, form),
      ];
    case 'skip next turn':
      return [playerActs(effect.who, 'skip', `${effect.who.player === 'you' ? 'your' : 'his'} next turn`, voice, form)];
    case 'move right of':
      return [playerActs(effect.who, 'move', `to the right of ${playersPhrase(effect.of, voice).words}`, voice, form)];
    case 'end the turn':
      return ['end the turn'];
    case 'roll': {
      const results = effect.then.map(({ from, upTo, effects }) => {
        const range = from === upTo ? String(from) : `${from}-${upTo}`;
        return `on a ${range}, ${clauses(effects, voice).join(', then ')}`;
      });
      return ['roll a die', ...results];
    }
  }
}

/** Who deals or heals; the card that was just spoken of is "it". */
function doer(by: Selection | undefined, voice: Voice): Phrase {
  if ((by === undefined || by.select === 'this') && voice.said.last.noun.self) return one('it');
  return selectionPhrase(by ?? { select: 'this' }, voice);
}

function dealClause(effect: Of<'deal'>, voice: Voice, form: Form): string {
  const thing = spaced(effect.unpreventable && 'unpreventable', effect.types.join(''), 'damage');
  const by = doer(effect.by, voice);
  const to = selectionPhrase(effect.to, voice).words;
  if (effect.each) {
    const amounts = list(
      effect.each.map((amount) => valueWords(amount, voice)),
      'and',
    );
    return act(by, 'deal', `${amounts} ${thing} to ${to}, respectively`, form);
  }
  return act(by, 'deal', packetWords(effect.amount, thing, `to ${to}`, `among ${to}`, effect.divided, voice), form);
}

function healClause(effect: Of<'heal'>, voice: Voice, form: Form): string {
  const by = doer(effect.by, voice);
  const self = effect.by !== undefined && JSON.stringify(effect.by) === JSON.stringify(effect.from);
  const from = self ? 'itself' : selectionPhrase(effect.from, voice).words;
  return act(
    by,
    'heal',
    packetWords(effect.amount, 'damage', `from ${from}`, `among ${from}`, effect.divided, voice),
    form,
  );
}

/** "3 fire damage to target ally", "fire damage to target ally equal to this ally's ATK" */
function packetWords(
  amount: Amount | 'all',
  thing: string,
  where: string,
  among: string,
  divided: true | undefined,
  voice: Voice,
) {
  if (divided) return `${massOf(amount, thing, voice)} divided as you choose ${among}`;
  const [size, ...rest] = massOf(amount, thing, voice).split(' equal to ');
  return [`${size} ${where}`, ...rest].join(' equal to ');
}

function putClause(what: Selection, where: Destination, voice: Voice): string {
  const phrase = selectionPhrase(what, voice, 'from');
  const owner =
    what.select === 'top' && what.of.player === 'you' ? 'your' : phrase.plural ? "their owners'" : "its owner's";
  switch (where.to) {
    case 'hand':
    case 'graveyard':
      return `put ${phrase.words} into ${owner} ${where.to}`;
    case 'removed':
      return `remove ${phrase.words} from the game`;
    case 'deck': {
      if (where.at === 'shuffled') return `shuffle ${phrase.words} into ${owner} deck`;
      return `put ${phrase.words} on ${where.at === 'top' ? 'top' : 'the bottom'} of ${owner} deck`;
    }
    case 'resource row': {
      const state = spaced(where.faceUp ? 'face up' : 'face down', where.exhausted && 'and exhausted');
      return `put ${phrase.words} into ${owner} resource row ${state}`;
    }
  }
}

/** Each card's own owner, or some player. */
const underWhom = (players: Players, voice: Voice): string =>
  players.player === 'owner'
    ? voice.said.last.plural
      ? "their owners'"
      : "its owner's"
    : possessive(playersPhrase(players, voice));

/** "put two 2 [Fire] / 1 [Health] Fire Elemental ally tokens into play" */
function tokenClause({ token, count = 1, who, exhausted }: Of<'put token'>, voice: Voice): string {
  const description = tokenWords(token);
  const tokens = countOf(count, `${description} token`, `${description} tokens`, voice);
  mention(voice, { kind: ['Ally'] }, count !== 1);
  const keywords = token.powers.flatMap((power) => (power.power === 'keyword' ? [power.keyword] : []));
  return spaced(
    'put',
    tokens,
    !token.tags.includes(token.name) && `named ${token.name}`,
    'into play',
    exhausted && 'exhausted',
    who && who.player !== 'you' && `under ${possessive(playersPhrase(who, voice))} control`,
    keywords.length > 0 && `with ${list(keywords, 'and')}`,
  );
}

function tokenWords(token: Facts): string {
  const numbers =
    token.damageType && `${token.atk ?? 0} ${bracketed(token.damageType)} / ${token.health ?? 0} [Health]`;
  const types = token.types.map((type) => type.toLowerCase()).join(' ');
  return spaced(numbers, token.unique && 'Unique', token.tags.join(' '), types);
}

function createClauses(effect: Of<'create'>, voice: Voice): string[] {
  const time = durationWords(effect.duration);
  if ('continuous' in effect) {
    const { cards, players, changes, while: so } = effect.continuous;
    const subject = cards ? allNoun(cards, voice) : PARTIES[players ?? 'any'];
    return [spaced(changed(subject, changes, voice), time, so && `while ${conditionWords(so, voice)}`)];
  }
  if ('cost' in effect) return [spaced(costChangeClause(effect.cost, voice), time)];
  if ('replacement' in effect) return [replacementClause(effect.replacement, voice, effect.for, time)];
  const { on, effects } = effect.trigger;
  const [first = '', ...rest] = clauses(effects, { ...retold(voice, effects, { watch: on }) });
  return [`${spaced(whenClause(on, voice, effect.next), !effect.next && time)}, ${first}`, ...rest];
}

export const PARTIES: Readonly<Record<'you' | 'friendly' | 'opposing' | 'any', Phrase>> = {
  you: { words: 'you', plural: false, you: true },
  friendly: { words: 'friendly players', plural: true },
  opposing: { words: 'opponents', plural: true },
  any: { words: 'players', plural: true },
};

function searchClause(effect: Of<'search'>, voice: Voice, form: Form): string {
  const { zone: _, whose: __, ...noun } = effect.noun;
  const found =
    effect.count === undefined || effect.count === 1
      ? aNoun(noun, voice).words
      : countOf(effect.count, '', allNoun(noun, voice).words, voice);
  const search = playerActs(
    effect.who,
    'search',
    `${effect.who.player === 'you' ? 'your' : 'his'} deck for ${found}`,
    voice,
    form,
  );
  const steps = [...(effect.reveal ? [`reveal that card`] : []), ...clauses(effect.then, voice)];
  return list([search, ...steps], 'and');
}

/** "Unless" where only the other way has an outcome (glossary: unless). */
function ifYouDoClauses({ first, then, else: otherwise = [] }: Of<'if you do'>, voice: Voice): string[] {
  const [only] = first;
  if (then.length === 0 && first.length === 1 && only?.do === 'may') {
    const who = playersPhrase(only.who, voice);
    const deeds = only.effects.flatMap((deed) => effectClauses(deed, voice, { doer: only.who }));
    const does = deeds.map((deed) => conjugated(who, deed));
    return [`${clauses(otherwise, voice).join(', then ')} unless ${who.words} ${list(does, 'and')}`];
  }
  const doer = only?.do === 'may' && only.who.player !== 'you' ? 'that player does' : 'you do';
  const tried = clauses(first, voice);
  const [done, ...more] = clauses(then, voice);
  const [undone, ...rest] = clauses(otherwise, voice);
  return [
    ...tried,
    ...(done === undefined ? [] : [`if ${doer}, ${done}`, ...more]),
    ...(undone === undefined ? [] : [`if ${doer} not, ${undone}`, ...rest]),
  ];
}

/** A condition about a target follows the words that name the target. */
function ifClauses(effect: Of<'if'>, voice: Voice): string[] {
  const condition = `if ${conditionWords(effect.if, voice)}`;
  const late = JSON.stringify(effect.if).includes('"targeted"');
  const [first = '', ...rest] = clauses(effect.then, voice);
  const [other, ...more] = clauses(effect.else ?? [], voice);
  const told = late ? `${first} ${condition}` : `${condition}, ${first}`;
  return [told, ...rest, ...(other === undefined ? [] : [`otherwise, ${other}`, ...more])];
}
