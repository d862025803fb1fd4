import type { Facts, Noun, Watch } from '@meetingstone/rules';
import { cardsFor } from './company.ts';
import { nounsIn } from './described.ts';
import type { Task } from './tasks.ts';

/** Why a task was never done: what no card here is, what its trigger needs, or what was in the way most often. */
export function whyNever(
  task: Task,
  reasons: ReadonlyMap<string, number>,
  aimed: number,
  stock: readonly Facts[],
): string {
  if (aimed === 0) return 'never drawn';
  const { power } = task;
  const missing = nounsIn(power).find(
    (noun) => !noun.kind?.includes('Hero') && cardsFor(noun, stock).length === 0 && nounWords(noun) !== '',
  );
  if (missing) return `no card here is ${nounWords(missing)}`;
  const [most] = [...reasons].sort(([, a], [, b]) => b - a);
  const often = most ? ` (${most[0]}, ${most[1]} times)` : '';
  if (power?.power === 'triggered') {
    const condition = power.if ? `, while its condition "${power.if.is}" is true` : '';
    return `its trigger needs ${watchWords(power.on)}${condition}${often}`;
  }
  if (power && 'if' in power && power.if) return `its condition "${power.if.is}" has to be true${often}`;
  return most ? `${most[0]} (${most[1]} times)` : 'it never came to it';
}

/** "deal" in combat, by Hero Monster, with this. */
function watchWords({ event, whose, card, by, to, combat, ...watch }: Watch): string {
  const described = [
    card && `of ${nounWords(card)}`,
    by && `by ${nounWords(by)}`,
    to && `to ${nounWords(to)}`,
    watch.with && `with ${nounWords(watch.with)}`,
  ];
  const parts = [`"${event}"`, whose && `of ${whose}`, combat && 'in combat', ...described];
  return parts.filter((part) => part).join(' ');
}

function nounWords({ self, attached, whose, kind, tag, name, keyword, any }: Noun): string {
  const one = [kind?.join('/'), tag?.join('/'), name, keyword, any?.map(nounWords).join(' or ')];
  return [self && 'itself', attached && 'its host', whose, ...one].filter((word) => word).join(' ') || 'some card';
}
