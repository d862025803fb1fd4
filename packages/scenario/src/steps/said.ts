import type { Option, Ruling } from '@meetingstone/rules';
import type { Card } from '../cast.ts';
import { cardAt, isCalled, meant } from '../cast.ts';
import type { Target } from '../file/script.ts';
import { Fault, Refused } from '../outcome.ts';
import type { Session } from '../session.ts';
import { optionMeant, refuse } from '../session.ts';
import { label, physicalOf } from '../words.ts';
import type { Adding } from './parts.ts';
import { alternateMeant } from './parts.ts';

type Link = Session['game']['state']['chain'][number];

/** The link that a step added, if it is there. */
function addedLink(session: Session, adding: Adding): Link | undefined {
  return session.game.state.chain.find(({ id, kind }) => kind !== 'triggered' && !adding.below.has(id));
}

/**
 * Is the link as the script said, also where a choice was so clear that the game did not ask? Returns whether the script
 * named all targets; refused if anything is otherwise.
 */
export function asSaid(session: Session, adding: Adding): boolean {
  const link = addedLink(session, adding);
  if (!link) {
    const { decision, state } = session.game;
    if (!decision || state.players[adding.seat]!.lost) return true;
    if (decision.question !== 'priority') return true; // It adds no link (800.1c).
    if (adding.waited) return true; // Somebody did not agree, and it is taken back (707.2).
    throw no(session, adding, 'it could not be finished, and everything is as it was', '707.2');
  }
  checkOnlyOffer(session, adding, link);
  checkNumbers(session, adding, link);
  checkDefender(session, adding, link);
  checkPayment(session, adding, link);
  return checkTargets(session, adding, link);
}

function no(session: Session, { seat, verb }: Adding, why: string, rule: string): Refused {
  const ruling: Ruling = { rule, reason: 'not offered' };
  return new Refused(`${session.cast.players[seat]} can't ${verb} it like this: ${why} (rule ${rule})`, ruling);
}

/** Nobody was asked: then there was one to choose, and the script offers it alone. */
function checkOnlyOffer(session: Session, { left: { among } }: Adding, link: Link): void {
  if (!among) return;
  const chosen = [...link.targets.flat(), ...(link.proposal ? [{ card: link.proposal.defender }] : [])];
  const [only] = among;
  const isIt = typeof only === 'string' && chosen.some((entity) => isMeant(session, entity, { to: only }));
  if (among.length !== 1 || !isIt) throw new Fault('nobody was asked to choose among these: there was one choice');
}

function checkNumbers(session: Session, adding: Adding, link: Link): void {
  const { x } = adding.said;
  if (x !== undefined && link.x !== x) throw no(session, adding, `X is ${link.x}, not ${x}`, '707.1b');
  checkModes(session, adding, link);
}

/** Once the modes of a link are chosen they are those that the script named, also where there was no choice (707.1c). */
export function checkModes(
  session: Session,
  adding: Adding,
  link: Link | undefined = addedLink(session, adding),
): void {
  const { modes } = adding.said;
  if (!modes || !link) return;
  const said = [...modes].sort((a, b) => a - b).join(', ');
  const chosen = [...link.modes].sort((a, b) => a - b).map((mode) => mode + 1);
  if (said === chosen.join(', ')) return;
  const other = modes.find((mode) => !link.modes.includes(mode - 1));
  if (other === undefined) throw no(session, adding, `the modes are ${chosen.join(', ') || 'none'}`, '707.1c');
  throw refuse(upTo(session, link), adding.seat, 'mode', { choose: 'mode', mode: other - 1 }, link.source);
}

function checkDefender(session: Session, adding: Adding, link: Link): void {
  const { defender } = adding.said;
  if (defender === undefined || !link.proposal) return;
  const option = optionMeant(session, defender);
  const proposed = physicalOf(session, link.proposal.defender);
  if (option.choose === 'card' && physicalOf(session, option.card) === proposed) return;
  throw refuse(session, adding.seat, 'defender', option, adding.attacker);
}

/** What paid is what the script named, whether or not there was a choice. */
function checkPayment(session: Session, adding: Adding, link: Link): void {
  const { pay = [], exhaust = [], cost } = adding.said;
  const paid = link.paid.map((id) => physicalOf(session, id));
  if (paidItself(session, adding)) paid.push(physicalOf(session, link.source));
  const unasked = adding.left.pay ?? [];
  for (const name of pay.filter((one) => unasked.includes(one)))
    if (!paid.includes(cardNamed(session, name, ({ physical }) => paid.includes(physical))))
      throw no(session, adding, `${name} did not pay for it`, '403.1');
  const spent = adding.ready.filter((id) => cardAt(session.game.state, id)?.exhausted);
  const physical = spent.map((id) => physicalOf(session, id));
  for (const name of exhaust)
    if (!physical.includes(cardNamed(session, name, (card) => physical.includes(card.physical))))
      throw no(session, adding, `${name} was not exhausted for it`, '403.1');
  if (link.alternate !== alternateMeant(cost))
    throw no(session, adding, 'that cost could not be paid', cost === undefined ? '403.1' : '403.3');
}

/** The card whose power is used paid for it itself: it left, or took damage, or lost counters. [Activate] names nothing. */
function paidItself(session: Session, { source, verb }: Adding): boolean {
  if (!source || (verb !== 'use' && verb !== 'complete')) return false;
  const now = cardAt(session.game.state, source.id);
  if (!now || now.zone !== source.zone) return true;
  const counted = ({ counters }: Card) => Object.values(counters ?? {}).reduce((sum, count) => sum + count, 0);
  return now.damage > source.damage || counted(now) < counted(source);
}

function cardNamed(session: Session, ref: string, wanted: (card: { physical: number }) => boolean): number {
  const found = meant(session.cast, session.game.state, ref, wanted);
  return 'card' in found ? found.card : -1;
}

/** The script's targets, in order, are among the link's; those it leaves out chose themselves. */
function checkTargets(session: Session, adding: Adding, link: Link): boolean {
  const said = adding.said.targets;
  const chosen = link.targets.flatMap((slot, n) => slot.map((entity, k) => ({ entity, share: link.shares[n]?.[k] })));
  if (!said) return chosen.length === 0;
  let at = 0;
  for (const target of said) {
    const found = chosen.findIndex(({ entity }, n) => n >= at && isMeant(session, entity, target));
    if (found < 0) throw notTargeted(session, adding, link, target);
    const { share } = chosen[found]!;
    if (target.share !== undefined && share !== target.share)
      throw no(session, adding, `the share of ${target.to} is ${share ?? 'everything'}, not ${target.share}`, '707.1d');
    at = found + 1;
  }
  return chosen.length === said.length;
}

type Entity = Link['targets'][number][number];

function isMeant(session: Session, entity: Entity, target: Target): boolean {
  const { cast, game } = session;
  if ('player' in entity) return cast.players[entity.player] === target.to;
  return isCalled(cast, game.state, target.to, entityCard(session, entity));
}

function entityCard(session: Session, entity: Entity): number | undefined {
  if ('card' in entity) return physicalOf(session, entity.card);
  if (!('link' in entity)) return undefined;
  const link = session.game.state.chain.find(({ id }) => id === entity.link);
  return link && physicalOf(session, link.source);
}

/** As it was while this link was the topmost. */
function upTo(session: Session, link: Link): Session {
  const { state } = session.game;
  const chain = state.chain.slice(0, state.chain.indexOf(link) + 1);
  return { ...session, game: { ...session.game, state: { ...state, chain } } };
}

function notTargeted(session: Session, adding: Adding, link: Link, target: Target): Refused {
  const option: Option = optionMeant(session, target.to);
  const refused = refuse(upTo(session, link), adding.seat, 'target', option, link.source);
  const isOneMore = (adding.said.targets?.length ?? 0) > link.targets.flat().length;
  if (isOneMore && refused.ruling.reason === 'already chosen')
    return no(session, adding, `it has no more targets, and ${target.to} is none of them`, '707.1d');
  const targets = link.targets.flat().map((entity) => ('card' in entity ? label(session, entity.card) : 'a player'));
  return new Refused(`${refused.message}; its targets are ${targets.join(', ') || 'none'}`, refused.ruling);
}
