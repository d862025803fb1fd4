import type { Destination, Effect, Facts, Players, Selection } from '@meetingstone/rules';
import { isSame } from './acting.ts';
import { countOf } from './amounts.ts';
import { keywordWords } from './powers.ts';
import { playersPhrase, selectionPhrase } from './selections.ts';
import { mention, type Voice } from './voice.ts';
import { article, bracketed, list, possessive, spaced } from './words.ts';

type Of<Verb extends Effect['do']> = Extract<Effect, { do: Verb }>;

/** "put that ally into its owner's hand", without the verb's subject. */
export function putClause(what: Selection, where: Destination, voice: Voice): string {
  const phrase = selectionPhrase(what, voice, 'from');
  const owner =
    'of' in where && where.of ? possessive(playersPhrase(where.of, voice)) : ownerWords(what, phrase.plural);
  switch (where.to) {
    case 'hand':
    case 'graveyard':
      return `put ${phrase.words} into ${owner} ${where.to}`;
    case 'removed':
      return spaced(`remove ${phrase.words} from the game`, where.faceDown && 'face down');
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

function ownerWords(what: Selection, plural: boolean): string {
  if (what.select === 'top' && what.of.player === 'you') return 'your';
  return plural ? "their owners'" : "its owner's";
}

/** "put that ally into play exhausted under its owner's control"; `doer` is the player who does it, where one is named. */
export function putIntoPlayClause(effect: Of<'put into play'>, voice: Voice, doer?: Players): string {
  return spaced(
    `put ${selectionPhrase(effect.what, voice, 'from').words} into play`,
    effect.as && `as ${article(effect.as.toLowerCase())}`,
    effect.exhausted && 'exhausted',
    effect.under && `under ${underWhom(effect.under, voice, doer)} control`,
  );
}

/** Each card's own owner, or some player. */
function underWhom(players: Players, voice: Voice, doer?: Players): string {
  if (players.player === 'owner') return voice.said.last.plural ? "their owners'" : "its owner's";
  return isSame(players, doer) ? 'his' : possessive(playersPhrase(players, voice));
}

/** "put a 1 [Melee] / 1 [Health] Wolf ally token into play" */
export function tokenClause({ token, or = [], count = 1, who, exhausted }: Of<'put token'>, voice: Voice): string {
  const description = list([token, ...or].map(tokenWords), 'or');
  const tokens = countOf(count, `${description} token`, `${description} tokens`, voice);
  mention(voice, { kind: ['Ally'] }, count !== 1);
  const keywords = token.powers.flatMap((power) => (power.power === 'keyword' ? [keywordWords(power, voice)] : []));
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

/** "put a token copy of target ally into play exhausted" */
export function tokenCopyClause({ of, count = 1, who, exhausted }: Of<'put token copy'>, voice: Voice): string {
  return spaced(
    `put ${countOf(count, 'token copy', 'token copies', voice)} of ${selectionPhrase(of, voice).words} into play`,
    exhausted && 'exhausted',
    who && who.player !== 'you' && `under ${possessive(playersPhrase(who, voice))} control`,
  );
}

function tokenWords(token: Facts): string {
  const numbers =
    token.damageType && `${token.atk ?? 0} ${bracketed(token.damageType)} / ${token.health ?? 0} [Health]`;
  const types = token.types.map((type) => type.toLowerCase()).join(' ');
  return spaced(numbers, token.unique && 'Unique', token.tags.join(' '), types);
}
