import type { Amount, Effect, Selection } from '@meetingstone/rules';
import { act, chooserActs, type Form, his, playerActs, verbAndRest } from './acting.ts';
import { countOf, massOf, valueWords } from './amounts.ts';
import { changed, durationWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { costClause } from './costs.ts';
import { allNoun, aNoun } from './nouns.ts';
import { putClause, putIntoPlayClause, tokenClause, tokenCopyClause } from './putting.ts';
import { costChangeClause, replacementClause } from './replacements.ts';
import { playersPhrase, selectionPhrase, spokenOf } from './selections.ts';
import { descriptionOf, headWord, retold, type Voice } from './voice.ts';
import { whenClause } from './watches.ts';
import {
  article,
  capital,
  conjugated,
  list,
  numberWord,
  one,
  type Phrase,
  possessive,
  sentences,
  spaced,
} from './words.ts';

/** What a text does, one clause for each sentence. */
export const clauses = (effects: readonly Effect[], voice: Voice): string[] =>
  effects.flatMap((effect) => effectClauses(effect, voice, 'told'));

export const effectText = (effects: readonly Effect[], voice: Voice): string => sentences(clauses(effects, voice));

type Of<Verb extends Effect['do']> = Extract<Effect, { do: Verb }>;

function effectClauses(effect: Effect, voice: Voice, form: Form): string[] {
  const told = tell(effect, voice, form);
  const deed = deedOf(effect);
  if (deed) voice.said.done = { ...descriptionOf(deed.to, voice), deed: deed.deed };
  return told;
}

/** To what an instruction happens, and what is said of it afterwards: "dealt damage" this way. */
function deedOf(effect: Effect): { readonly to: Selection; readonly deed: string } | undefined {
  switch (effect.do) {
    case 'deal':
      return { to: effect.to, deed: 'dealt damage' };
    case 'heal':
      return { to: effect.from, deed: 'healed' };
    case 'put':
      return { to: effect.what, deed: effect.where.to === 'removed' ? 'removed' : 'put there' };
    case 'destroy':
    case 'exhaust':
    case 'ready':
    case 'flip':
    case 'put into play':
      return { to: effect.what, deed: PARTICIPLES[effect.do] };
    case 'modify':
      return { to: effect.what, deed: 'changed' };
    default:
      return undefined;
  }
}

const NUMBER_WORDS = { atk: 'ATK', health: '[Health]', def: 'DEF' } as const;

const PARTICIPLES = {
  destroy: 'destroyed',
  exhaust: 'exhausted',
  ready: 'readied',
  flip: 'flipped',
  'put into play': 'put into play',
} as const;

function tell(effect: Effect, voice: Voice, form: Form): string[] {
  const words = (selection: Selection) => selectionPhrase(selection, voice).words;
  switch (effect.do) {
    case 'deal':
      return [dealClause(effect, voice, form), ...(effect.combat ? ['this counts as combat damage'] : [])];
    case 'heal':
      return [healClause(effect, voice, form)];
    case 'put damage':
      return [`put ${packetWords(effect.amount, 'damage', `on ${words(effect.on)}`, '', undefined, voice)}`];
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
      return [chooserActs(effect.what, effect.do, words(effect.what), voice, form)];
    case 'look at':
      return [`look at ${words(effect.what)}`];
    case 'turn face down':
      return [`turn ${words(effect.what)} face down`];
    case 'remove from combat':
      return [`remove ${words(effect.what)} from combat`];
    case 'become defender':
      return [act(selectionPhrase(effect.what, voice), 'become', 'the defender', form)];
    case 'put':
      return [chooserActs(effect.what, ...verbAndRest(putClause(effect.what, effect.where, voice)), voice, form)];
    case 'put into play':
      return [putIntoPlayClause(effect, voice, form === 'told' ? undefined : form.doer)];
    case 'put token':
      return [tokenClause(effect, voice)];
    case 'attach':
      return [attachClause(effect, voice)];
    case 'put token copy':
      return [tokenCopyClause(effect, voice)];
    case 'copy':
      return [copyClause(effect, voice, form)];
    case 'become copy': {
      const copies = act(selectionPhrase(effect.what, voice), 'become', `a copy of ${words(effect.of)}`, form);
      return [spaced(copies, durationWords(effect.duration, voice))];
    }
    case 'add counters':
    case 'remove counters': {
      const [verb, word] = effect.do === 'add counters' ? ['put', 'on'] : ['remove', 'from'];
      const counters = countOf(effect.count, `${effect.name} counter`, `${effect.name} counters`, voice);
      return [`${verb} ${counters} ${word} ${words(effect.on)}`];
    }
    case 'modify': {
      const so = effect.while;
      const clause = changed(selectionPhrase(effect.what, voice), effect.changes, voice);
      return [spaced(clause, durationWords(effect.duration, voice), so && `while ${conditionWords(so, voice)}`)];
    }
    case 'create':
      return createClauses(effect, voice);
    case 'when this way': {
      const done = effect.effects.flatMap((part) => effectClauses(part, voice, form));
      const { on, effects } = effect.trigger;
      const [first = '', ...rest] = clauses(effects, retold(voice, effects, { watch: on }));
      return [...done, `${whenClause(on, voice)} this way, ${first}`, ...rest];
    }
    case 'trigger':
      return [`trigger ${words(effect.what)}`];
    case 'place': {
      const how = effect.exhausted ? 'exhausted' : 'ready';
      return [`place ${words(effect.what)} into your resource row ${how} as an additional resource`];
    }
    case 'guess': {
      const number = effect.number === 'cost' ? 'cost' : NUMBER_WORDS[effect.number];
      const guess = `guess whether ${words(effect.of)} has a higher or lower ${number} than ${words(effect.than)}`;
      const [first = '', ...rest] = clauses(effect.then, voice);
      return [guess, 'reveal both', `if you guessed correctly, ${first}`, ...rest];
    }
    case 'until':
      return [`${clauses(effect.effects, voice).join(', then ')} until ${conditionWords(effect.limit, voice)}`];
    case 'shuffle':
      return [playerActs(effect.who, 'shuffle', `${his(effect.who)} deck`, voice, form)];
    case 'sort top': {
      const cards = `the top ${countOf(effect.count, 'card', 'cards', voice)} of ${his(effect.who)} deck`;
      const look = playerActs(effect.who, 'look', `at ${cards}`, voice, form);
      return [look, 'put any number of them on top of that deck in any order, and the rest on the bottom'];
    }
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
    case 'double-check': {
      const [first = '', ...rest] = ifClauses({ do: 'if', if: effect.if, then: effect.then }, voice);
      return [effect.tagWord ? `${effect.tagWord}: ${capital(first)}` : first, ...rest];
    }
    case 'perform':
      return [effect.keyword];
    case 'play':
      return [spaced('play', effect.copy && 'a copy of', words(effect.what), effect.free && 'without paying its cost')];
    case 'choose modes': {
      const modes = effect.modes.map((mode) => clauses(mode, voice).join(', then ')).join('; or ');
      const chooses = effect.by === 'an opponent' ? 'an opponent chooses' : 'choose';
      const { upTo, upToIf } = effect;
      const more = upTo && !upToIf ? (upTo === 2 ? ' or both' : ' or more') : '';
      const both = upToIf ? [`if ${conditionWords(upToIf, voice)}, you may choose both`] : [];
      return [`${chooses} ${numberWord(effect.count)}${more}: ${modes}`, ...both];
    }
    case 'take an extra turn':
    case 'lose the game':
      return [
        playerActs(effect.who, effect.do.split(' ')[0] ?? '', effect.do.split(' ').slice(1).join(' '), voice, form),
      ];
    case 'skip next turn':
      return [playerActs(effect.who, 'skip', `${his(effect.who)} next turn`, voice, form)];
    case 'move right of':
      return [playerActs(effect.who, 'move', `to the right of ${playersPhrase(effect.of, voice).words}`, voice, form)];
    case 'choose word':
      return [effect.what === 'made-up name' ? 'make up a name' : `choose ${article(effect.what)}`];
    case 'special':
      return [SPECIAL[effect.what]];
    case 'end the turn':
      return ['end the turn'];
    case 'exchange control':
      return [`exchange control of ${words(effect.one)} and ${words(effect.other)}`];
    case 'switch damage':
      return [`switch the damage on ${words(effect.one)} and ${words(effect.other)}`];
    case 'turn deck over':
      return [playerActs(effect.who, 'turn', `${his(effect.who)} deck over`, voice, form)];
    case 'restore starting hero':
      return [playerActs(effect.who, 'put', `${his(effect.who)} starting hero back into play`, voice, form)];
    case 'change target':
      return [`change the target of ${words(effect.of)} to ${words(effect.to)}`];
    case 'roll': {
      const results = effect.then.map(({ from, upTo, effects }) => {
        const range = from === upTo ? String(from) : `${from}-${upTo}`;
        return `on a ${range}, ${clauses(effects, voice).join(', then ')}`;
      });
      return ['roll a die', ...results];
    }
  }
}

/** "attach this ability to that ally", "reattach that ability". */
function attachClause({ what = { select: 'this' }, to }: Of<'attach'>, voice: Voice): string {
  const card = selectionPhrase(what, voice).words;
  if (to && 'noun' in to) voice.said.host = headWord(to.noun);
  return to ? `attach ${card} to ${selectionPhrase(to, voice).words}` : `reattach ${card}`;
}

function copyClause({ what, who, count }: Of<'copy'>, voice: Voice, form: Form): string {
  const card = selectionPhrase(what, voice).words;
  const times = count !== undefined && countOf(count, 'time', 'times', voice);
  return playerActs(who ?? { player: 'you' }, 'copy', spaced(card, times), voice, form);
}

/** Who deals or heals; the card that was just spoken of is "it". */
function doer(by: Selection | undefined, voice: Voice): Phrase {
  if ((by === undefined || by.select === 'this') && voice.said.last.noun.self) return one('it');
  return selectionPhrase(by ?? { select: 'this' }, voice);
}

function dealClause(effect: Of<'deal'>, voice: Voice, form: Form): string {
  const deal = effect.smash ? 'smash' : 'deal';
  const thing = spaced(effect.unpreventable && 'unpreventable', effect.types.join(''), 'damage');
  const by = doer(effect.by, voice);
  const to = selectionPhrase(effect.to, voice).words;
  if (effect.each) {
    const amounts = list(
      effect.each.map((amount) => valueWords(amount, voice)),
      'and',
    );
    return act(by, deal, `${amounts} ${thing} to ${to}, respectively`, form);
  }
  return act(by, deal, packetWords(effect.amount, thing, `to ${to}`, `among ${to}`, effect.divided, voice), form);
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

function createClauses(effect: Of<'create'>, voice: Voice): string[] {
  const time = durationWords(effect.duration, voice);
  if ('continuous' in effect) {
    const { cards, players, changes, while: so } = effect.continuous;
    const subject = cards ? allNoun(cards, voice) : PARTIES[players ?? 'any'];
    return [spaced(changed(subject, changes, voice), time, so && `while ${conditionWords(so, voice)}`)];
  }
  if ('cost' in effect) return [spaced(costChangeClause(effect.cost, voice), time)];
  if ('replacement' in effect) return [replacementClause(effect.replacement, voice, effect.for, time)];
  const { on, effects } = effect.trigger;
  const remembered = effect.about && rememberedPhrase(effect.about, voice);
  const [first = '', ...rest] = clauses(
    effects,
    retold(voice, effects, { watch: on, ...(remembered && { remembered }) }),
  );
  return [`${spaced(whenClause(on, voice, effect.next), !effect.next && time)}, ${first}`, ...rest];
}

/** "this ability", or "that ally" for a card that was spoken of. */
const rememberedPhrase = (about: Selection, voice: Voice): Phrase =>
  about.select === 'this' ? selectionPhrase(about, voice) : spokenOf(descriptionOf(about, voice), voice);

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
  const where = list(effect.zones ?? ['deck'], 'and/or');
  const whose = effect.of ? possessive(playersPhrase(effect.of, voice)) : his(effect.who);
  const search = playerActs(effect.who, 'search', `${whose} ${where} for ${found}`, voice, form);
  const who = playersPhrase(effect.who, voice);
  const tellsOfHim = form === 'told' && !who.you;
  const then = effect.then.flatMap((part) => effectClauses(part, voice, tellsOfHim ? { doer: effect.who } : form));
  const steps = [...(effect.reveal ? ['reveal that card'] : []), ...then];
  return list([search, ...(tellsOfHim ? steps.map((step) => conjugated(who, step)) : steps)], 'and');
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

/** The cards that rule 800 speaks of. */
const SPECIAL: Readonly<Record<Extract<Effect, { do: 'special' }>['what'], string>> = {
  'keep equipment': 'each player keeps any of his own equipment in play for the next game',
  'new deck':
    'build a new ten-card deck from your collection in place of your deck and graveyard, which are removed from the game',
  raid: 'all your cards are removed from the game and an Onyxia Raid starts',
};
