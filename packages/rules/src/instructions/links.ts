import { select, selectPlayers, targetsFor } from '../choosing/select.ts';
import { ask, askCard } from '../decisions/ask.ts';
import type { Offer, Rule, Ruling } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';

import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import { legalDefenders } from '../legality/attacking.ts';
import { taken } from '../legality/targets.ts';
import { addDuplicate } from '../links/duplicating.ts';
import { interrupt } from '../links/interrupting.ts';
import { amountOf } from '../reading/amounts.ts';
import { effectsFitting } from '../reading/links.ts';
import { perspective } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading, remember } from '../reading/resolution.ts';
import { slotsOf } from '../reading/slots.ts';
import { whyNotTarget } from '../reading/targets.ts';
import { happening } from '../state/happening.ts';
import type { Entity, Link } from '../state/link.ts';
import { changedLink } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId, LinkId } from '../vocabulary.ts';

export function* interruptLinks(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'interrupt' }>,
): Rule<boolean> {
  const links = yield* linksMeant(table, r, effect.what);
  let done = links.length > 0;
  for (const link of links) {
    const happened = link === 0 ? [] : yield* interrupt(table, link, false);
    if (happened.length === 0) done = false; // 711.2
    remember(r, happened); // 415.9b
  }
  return done;
}

/** The links that an instruction means; 0 stands for one that is gone or is this link itself (711.2). */
function* linksMeant(table: Table, r: Resolution, what: Selection): Rule<readonly LinkId[]> {
  if (!('noun' in what) || !what.noun.effect) {
    const cards = yield* select(table, r, what);
    return cards.map((card) => (card === r.source ? 0 : (cardLink(table, card)?.id ?? 0)));
  }
  if (what.select === 'target') return targetsFor(r, what).flatMap((entity) => ('link' in entity ? [entity.link] : []));
  const own = table.state.chain.findLast(({ source, kind }) => source === r.source && kind !== 'card');
  const fitting = effectsFitting(what.noun, reading(table, r)).filter((id) => id !== own?.id);
  if (what.select === 'each' || fitting.length === 0) return fitting;
  const options = fitting.map((link): Offer => ({ choose: 'link', link }));
  const answer = yield* ask(table, r.controller, 'link', options, r.source, {
    for: askingOf(r, r.controller, { place: what }),
  });
  return answer.choose === 'link' ? [answer.link] : [];
}

function cardLink(table: Table, card: CardId): Link | undefined {
  return table.state.chain.find(({ source, kind }) => source === card && kind === 'card');
}

/** Duplicates of cards on the chain are added to it (402.1). */
export function* copyLinks(table: Table, r: Resolution, effect: Extract<Effect, { do: 'copy' }>): Rule<boolean> {
  const cards = yield* select(table, r, effect.what);
  const players = effect.who ? yield* selectPlayers(table, r, effect.who) : [r.controller];
  const count = amountOf(effect.count ?? 1, reading(table, r));
  let done = false;
  for (const player of players)
    for (const card of cards)
      for (let n = 0; n < count; n++) {
        const link = cardLink(table, card);
        if (!link) continue;
        yield* addDuplicate(table, link, player);
        done = true;
      }
  return done;
}

/** A second target takes the place of a link's single target, if its description allows it (706.2). */
export function* changeTarget(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'change target' }>,
): Rule<boolean> {
  const [source] = yield* select(table, r, effect.of);
  const link = source === undefined ? undefined : cardLink(table, source);
  if (link?.targets.flat().length !== 1) return false; // 706.1a
  const able = (id: CardId) => !taken(link.targets, { card: id }) && !whyNotRetarget(table, link, id);
  const [card] = yield* select(table, r, effect.to, able);
  if (card === undefined || !able(card)) return false;
  const target: Entity = { card };
  const targets = link.targets.map((chosen) => (chosen.length === 1 ? [target] : chosen));
  table.set(
    'chain',
    table.state.chain.map((other) => (other.id === link.id ? changedLink(other, { targets }) : other)),
  );
  yield* happen(table, [
    happening({ event: 'become targeted', card, by: link.source, player: link.controller, link: link.id }),
  ]);
  return true;
}

/** Another legal defender is chosen for the combat whose proposal is the event (601.2b); what was paid for the attack stays paid. */
export function* changeDefender(table: Table, r: Resolution): Rule<boolean> {
  const link = table.state.chain.find(({ id }) => id === r.event?.link);
  if (!link?.proposal || link.proposal.attacker === 0) return false;
  const { attacker, defender, sabotage } = link.proposal;
  const others = legalDefenders(table.derived, link.controller, attacker, sabotage, true).filter(
    (id) => id !== defender,
  );
  if (others.length === 0) return false;
  const chosen = yield* askCard(table, r.controller, 'defender', others, attacker);
  table.set(
    'chain',
    table.state.chain.map((other) =>
      other.id === link.id ? changedLink(other, { proposal: { ...link.proposal!, defender: chosen } }) : other,
    ),
  );
  return true;
}

/** Its target description is read from the perspective of the link's own controller (706.2). */
function whyNotRetarget(table: Table, link: Link, card: CardId): Ruling | undefined {
  const { controller, source, x, event } = link;
  const facts = link.kind === 'card' ? table.card(source)?.facts : undefined;
  const slot = slotsOf(link.effects, link.modes, facts)[link.targets.findIndex((chosen) => chosen.length === 1)]!;
  return whyNotTarget(slot, { card }, perspective(table.derived, controller, source, x, event));
}
