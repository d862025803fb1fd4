import type { CostChange, Instead, Replacement, Selection } from '@meetingstone/rules';
import { massOf, signed, valueWords } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { clauses } from './effects.ts';
import { allNoun } from './nouns.ts';
import { selectionPhrase } from './selections.ts';
import { retold, type Voice } from './voice.ts';
import { damageWords, eventClause } from './watches.ts';
import { spaced } from './words.ts';

/** "If your hero would deal damage, it deals double that much instead" */
export function replacementClause(replacement: Replacement, voice: Voice, of?: Selection, time?: string): string {
  const { event, instead, next, optional } = replacement;
  const owner = of && selectionPhrase(of, voice).words;
  const dealt = event.event === 'deal' || event.event === 'heal';
  if (instead.instead === 'prevent' && dealt) {
    const what = owner ? `${damageWords(event)} that would be dealt to ${owner}` : packet(replacement, voice);
    const sized = prevented(instead, what, of !== undefined, voice);
    const when = instead.first ? 'each turn' : time;
    return spaced(optional && 'you may', 'prevent', sized, when, condition(replacement, voice));
  }
  if (instead.instead === 'unpreventable') return `${packet(replacement, voice)} is unpreventable`;
  const happens = owner ? `${damageWords(event)} would be dealt to ${owner}` : eventClause(event, 'would', voice);
  const would = spaced(next ? 'the next time' : 'if', happens, time, condition(replacement, voice));
  return `${would}, ${spaced(optional && 'you may have it that', insteadWords(replacement, voice))}`;
}

type Of<Word extends Instead['instead']> = Extract<Instead, { instead: Word }>;

function prevented({ amount, first }: Of<'prevent'>, what: string, fromStore: boolean, voice: Voice): string {
  if (amount === 'all') return `all ${what}`;
  if (first) return `the first ${massOf(amount, what, voice)}`;
  return fromStore ? `the next ${massOf(amount, what, voice)}` : `${valueWords(amount, voice)} of the ${what}`;
}

const condition = ({ while: so }: Replacement, voice: Voice): string | undefined =>
  so && `while ${conditionWords(so, voice)}`;

/** "combat damage that your hero would deal with this weapon" */
function packet({ event }: Replacement, voice: Voice): string {
  const damage = damageWords(event);
  return `${damage} that ${eventClause(event, 'would', voice).replace(` ${damage}`, '')}`;
}

function insteadWords({ event, instead }: Replacement, voice: Voice): string {
  const does = event.event === 'heal' ? 'heals' : 'deals';
  const subject = event.by ? `it ${does}` : event.card ? "it's dealt" : 'it is';
  switch (instead.instead) {
    case 'amount':
      return spaced(subject, packetWords(instead, voice), 'instead');
    case 'prevent':
      return 'prevent that';
    case 'redirect':
      return `it's dealt to ${selectionPhrase(instead.to, voice).words} instead`;
    case 'conditional prevention': {
      const said = retold(voice, instead.first, { watch: event });
      const [prevent, ...then] = ['prevent that', ...clauses(instead.then ?? [], said)];
      return [
        ...clauses(instead.first, said),
        `If you do, ${prevent}`,
        ...then.map((clause) => `Then, ${clause}`),
      ].join('. ');
    }
    case 'divide':
      return `that much is dealt divided as you choose among any number of ${allNoun(instead.among, voice).words} instead`;
    case 'smash':
      return "that ally is dealt just fatal damage, and its controller's hero what is left over instead";
    case 'unpreventable':
      return "it can't be prevented";
    case 'effects':
      return `${clauses(instead.effects, retold(voice, instead.effects, { watch: event })).join(', then ')} instead`;
    case 'nothing':
      return 'skip that instead';
  }
}

/** "double that much", "that much unpreventable damage +1", "frost damage" */
function packetWords({ plus, times, types, combat, unpreventable }: Of<'amount'>, voice: Voice): string {
  const kind = [
    unpreventable && 'unpreventable',
    combat !== undefined && (combat ? 'combat' : 'non-combat'),
    types?.join(''),
  ];
  const named = kind.some(Boolean);
  const sized = times !== undefined || plus !== undefined || !named;
  const much = times === undefined ? 'that much' : times === 2 ? 'double that much' : `${times} times that much`;
  const added = typeof plus === 'number' ? signed(plus) : plus !== undefined && `+${valueWords(plus, voice)}`;
  return spaced(sized && much, ...kind, named && 'damage', added);
}

const COSTS = { play: 'to play', complete: 'to complete', use: 'to use powers of', strike: 'to strike with' } as const;
const PAYERS = {
  you: 'you pay',
  friendly: 'friendly players pay',
  opposing: 'opponents pay',
  any: 'players pay',
} as const;

/** "You pay (1) less to play Pets, but at least (1)" and the like. */
export function costChangeClause(change: CostChange, voice: Voice): string {
  const { by } = change;
  const [size, word] =
    typeof by === 'number' ? [Math.abs(by), by < 0 ? 'less' : 'more'] : [valueWords(by, voice), 'more'];
  const { whose: _, zone: __, ...things } = change.noun;
  const minimum = change.minimum === undefined ? '' : `, to a minimum of (${change.minimum})`;
  const so = change.while && `while ${conditionWords(change.while, voice)}`;
  return (
    spaced(
      `${PAYERS[change.whose]} (${size}) ${word}`,
      change.next && 'the next time',
      COSTS[change.cost],
      allNoun(things, voice).words,
      so,
    ) + minimum
  );
}
