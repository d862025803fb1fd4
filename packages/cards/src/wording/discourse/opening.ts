import type { Amount, Condition, Cost, Facts, Noun, Power, Selection, Watch } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Discourse } from './discourse.ts';
import { mentionCards, mentionPlayer, THAT, THAT_PLAYER } from './discourse.ts';
import { howDone } from './mention.ts';

/** What the event of a text names. */
export function mentionEvent(before: Discourse, on: Watch): Discourse {
  let said: Discourse = { ...before, event: on };
  let acts = true;
  for (const [noun, ref] of rolesOf(on)) {
    const meant: Selection = noun.self ? { select: 'this' } : noun.attached ? { select: 'host' } : ref;
    const isTool = noun === on.with;
    said = mentionCards(said, 'event', noun, meant, {
      ...(acts && !isTool ? { acts: true } : {}),
      ...partIn(on, noun),
    });
    if (!isTool) acts = false;
    if (noun.whose !== 'you' && same(noun.kind, ['Hero']))
      said = mentionPlayer(said, 'by his hero', { player: 'controller', of: meant });
    else if (noun.whose === 'opposing') said = mentionPlayer(said, 'by his card', { player: 'controller', of: meant });
  }
  if (on.event === 'sabotage')
    said = mentionPlayer(said, 'by his card', { player: 'controller', of: { select: 'event', role: 'to' } });
  if (on.event === 'discard' && !on.card)
    said = mentionCards(said, 'event', {}, { select: 'event', role: 'card' }, { how: 'discarded' });
  if (on.event === 'complete' && on.whose === 'you')
    said = mentionCards(said, 'event', { kind: ['Quest'] }, { select: 'event', role: 'card' });
  const namesPlayer = on.whose === undefined ? PLAYERS_TURN.has(on.event) : on.whose !== 'you';
  return namesPlayer ? mentionPlayer(said, 'event', THAT_PLAYER) : said;
}

/** Who attacks and who is attacked. */
function partIn(on: Watch, noun: Noun): { readonly part?: 'attacker' | 'defender' } {
  if (on.event === 'attack') return { part: noun === on.card ? 'attacker' : 'defender' };
  return on.event === 'defend' ? { part: noun === on.card ? 'defender' : 'attacker' } : {};
}

/** The cards of an event in the order in which its sentence names them. */
function rolesOf(on: Watch): readonly (readonly [Noun, Selection])[] {
  const by = on.event === 'inspire' ? undefined : on.by; // "inspired this way" names no doer
  const doer = [by, { select: 'event', role: 'by' }] as const;
  const card = [on.card, { select: 'event', role: 'card' }] as const;
  const to = [on.to, { select: 'event', role: 'to' }] as const;
  const tool = [on.with?.self && on.with, { select: 'this' }] as const;
  const dealt = on.event === 'deal' || on.event === 'heal';
  const roles = dealt ? [tool, doer, card, to] : [tool, card, doer, to];
  return roles.flatMap(([noun, ref]) => (noun ? [[noun, ref] as const] : []));
}

const PLAYERS_TURN: ReadonlySet<string> = new Set(['turn starts', 'turn ends', 'step starts']);

/** What was paid for a text; a card that paid is spoken of where it is clear which. */
export function mentionCosts(before: Discourse, costs: readonly Cost[]): Discourse {
  const wordChosen = costs.some(({ pay }) => pay === 'choose word');
  const said: Discourse = { ...before, wordChosen, paid: costs };
  const [only, ...more] = cardsPaid(costs);
  if (!only || more.length > 0) return said;
  const many = only.count !== undefined && only.count !== 1;
  return mentionCards(
    said,
    'paid',
    only.noun,
    { select: 'paid' },
    { number: many ? 'many' : 'one', ...howDone(only.deed) },
  );
}

/** Cards with which a cost is paid, and what is done to them. */
export interface Payment {
  readonly noun: Noun;
  readonly count?: Amount | undefined;
  readonly deed: string;
}

/** The costs that are paid with other cards than the one whose text it is. */
export const cardsPaid = (costs: readonly Cost[]): readonly Payment[] =>
  costs.flatMap((cost): readonly Payment[] => {
    if (cost.pay === 'top cards')
      return [{ noun: {}, count: cost.count, deed: cost.to === 'removed' ? 'remove' : 'put into graveyard' }];
    if (!('noun' in cost) || cost.noun.self) return [];
    return [{ noun: cost.noun, count: 'count' in cost ? cost.count : undefined, deed: cost.pay }];
  });

/** What the card attaches to is spoken of first. */
export function mentionHost(said: Discourse, attach: Facts['attach']): Discourse {
  if (!attach) return said;
  if (!attach.targeted) return mentionCards(said, 'chosen', attach.noun, THAT);
  return { ...mentionCards(said, 'target', attach.noun, { select: 'targeted', slot: 0 }), targets: 1 };
}

const mentionItself = (said: Discourse): Discourse =>
  mentionCards(said, 'this card', { self: true }, { select: 'this' });

/** "If no damage was dealt with this weapon this turn": it can be spoken of from then on. */
const namesItself = (so: Condition | undefined): boolean =>
  so !== undefined && says('condition', so, ({ kind, phrase }) => kind === 'noun' && phrase.self === true);

/** What a power has named before its effects. */
export function openingOf(power: Power, nothing: Discourse): Discourse {
  const said: Discourse = { ...nothing, ofPower: true };
  if (power.power === 'triggered') return mentionEvent(namesItself(power.if) ? mentionItself(said) : said, power.on);
  if (power.power === 'payment' || power.power === 'reward')
    return mentionCosts(power.cost.some(({ pay }) => pay === 'flip') ? mentionItself(said) : said, power.cost);
  if (power.power !== 'definite') return said;
  if (power.as === 'this enters play') return mentionItself(said);
  const entering = power.noun ? mentionCards(said, 'entering', power.noun, THAT) : said;
  return power.whose ? mentionPlayer(entering, 'event', THAT_PLAYER) : entering;
}
