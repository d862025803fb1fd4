import type { Effect, Players } from '@meetingstone/rules';
import { namesTarget } from '../discourse/forms.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { announcing, sayAnnounced } from './announcing.ts';
import { condition, players, sentence } from './phrases.ts';

const THAT: Players = { player: 'that' };

/** Each of them chooses for himself, as the text is processed. */
const EACH: readonly { readonly low: readonly string[]; readonly who: Players }[] = [
  { low: ['each', 'opponent'], who: { player: 'each opponent' } },
  { low: ['each', 'player'], who: { player: 'each' } },
];

const forEachOf = (who: Players, modal: Extract<Effect, { do: 'choose modes' }>): Effect => ({
  do: 'for each player',
  who,
  effects: [{ ...modal, by: THAT }],
});

const COUNTS: readonly string[] = ['zero', 'one', 'two', 'three'];

/** A modal text: "Choose one: A; or B." It is the whole text of its link (707.1c). */
export const modal: Phrase<readonly Effect[]> = {
  name: 'modes',
  begins: () => ({ words: ['choose', 'a', 'each'] }),
  read: (from, reading) => {
    const { words } = reading;
    const byOpponent = ['a', 'opponent', 'chooses'].every((word, n) => words[from + n]?.low === word);
    const each = EACH.find(({ low }) => [...low, 'chooses'].every((word, n) => words[from + n]?.low === word));
    const at = byOpponent || each ? from + 2 : from;
    const count = COUNTS.indexOf(words[at + 1]?.low ?? '');
    const open = words[at + 2]?.low === 'or' && ['both', 'more'].includes(words[at + 3]?.low ?? '');
    const byChance = !byOpponent && words[at + 2]?.low === 'at' && words[at + 3]?.low === 'random';
    const begin = open || byChance ? at + 4 : at + 2;
    if (words[at]?.low !== (byOpponent || each ? 'chooses' : 'choose') || count < 1 || words[begin]?.low !== ':')
      return [];
    if (begin + 1 > reading.farthest) reading.farthest = begin + 1;
    const whole: Found<readonly Effect[]>[] = [];
    const grow = (modes: readonly (readonly Effect[])[], next: number, last: boolean) => {
      for (const { value, end } of [...readAt(sentence, next, reading), ...readAt(announcing, next, reading)]) {
        const more = [...modes, value];
        if (last && more.length > count) {
          const done = {
            do: 'choose modes',
            count,
            modes: more,
            ...(open ? { upTo: more.length } : {}),
            ...(byOpponent ? { by: 'an opponent' as const } : byChance ? { by: 'chance' as const } : {}),
          } as const;
          const stop = words[end]?.low === '.' ? end + 1 : end;
          const isHis = each && !open && !byChance && !more.some(namesTarget);
          if (isHis) whole.push({ value: [forEachOf(each.who, done)], end: stop });
          if (!each) whole.push({ value: [done], end: stop });
          if (!each && !open && !byOpponent && !byChance && more.length === 2) whole.push(...both(done, stop, reading));
        }
        if (words[end]?.low !== ';') continue;
        const or = words[end + 1]?.low === 'or';
        grow(more, or ? end + 2 : end + 1, or);
      }
    };
    grow([], begin + 1, false);
    return whole;
  },
  say: ([first, ...others], saying) => {
    if (others.length > 0) return undefined;
    const each = first?.do === 'for each player' ? EACH.find(({ who }) => same(who, first.who)) : undefined;
    const effect = first?.do === 'for each player' && first.effects.length === 1 ? first.effects[0] : first;
    if (effect?.do !== 'choose modes' || (effect !== first && !each)) return undefined;
    if (each && !(typeof effect.by === 'object' && same(effect.by, THAT))) return undefined;
    const chooser = each
      ? { words: each.low }
      : typeof effect.by === 'object'
        ? players.say(effect.by, saying)
        : undefined;
    if (typeof effect.by === 'object' && !chooser) return undefined;
    const chooses = chooser
      ? [...chooser.words, 'chooses']
      : effect.by === 'an opponent'
        ? ['an', 'opponent', 'chooses']
        : ['choose'];
    const how = effect.by === 'chance' ? ['at', 'random'] : [];
    const said = effect.modes.map((mode) => sentence.say(mode, saying) ?? inOneBreath(mode, saying));
    const count = COUNTS[effect.count];
    if (count === undefined || said.some((one) => one === undefined)) return undefined;
    const modes = said.flatMap((one, n) => [...(n > 0 ? [';', 'or'] : []), ...one!.words]);
    const { upTo, upToIf } = effect;
    if (upTo !== undefined && upTo !== effect.modes.length) return undefined;
    if (!upToIf)
      return {
        words: [...chooses, count, ...how, ...(upTo ? ['or', upTo === 2 ? 'both' : 'more'] : []), ':', ...modes, '.'],
      };
    const so = upTo === 2 ? condition.say(upToIf, saying) : undefined;
    return (
      so && {
        words: [...chooses, count, ':', ...modes, '.', 'If', ...so.words, ',', 'you', 'may', 'choose', 'both', '.'],
      }
    );
  },
};

/** "He chooses an ally he controls, and this ally deals 2 damage to it" */
function inOneBreath([only, ...more]: readonly Effect[], saying: Saying): Said | undefined {
  const [chosen, done] = (more.length === 0 && only && sayAnnounced(only, saying)) || [];
  return chosen && done && { words: [...chosen.words, ',', 'and', ...done.words] };
}

/** "If your hero is a Gnome, you may choose both." */
function both(modal: Effect, at: number, reading: Reading): readonly Found<readonly Effect[]>[] {
  if (reading.words[at]?.low !== 'if') return [];
  return readAt(condition, at + 1, reading).flatMap(({ value, end }) => {
    if (![',', 'you', 'may', 'choose', 'both', '.'].every((word, n) => reading.words[end + n]?.low === word)) return [];
    return [{ value: [{ ...modal, upTo: 2, upToIf: value } as Effect], end: end + 6 }];
  });
}
