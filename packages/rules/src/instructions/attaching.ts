import { canHost, readFor } from '../attachments/hosts.ts';
import { detach } from '../attachments/releasing.ts';
import { attachDescription } from '../characteristics/attachDescription.ts';
import { select, selectPlayers } from '../choosing/select.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { hosting } from '../decisions/purpose.ts';
import { happen } from '../events/happen.ts';
import type { Effect } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import type { Selection } from '../language/selection.ts';
import { putIntoPlay } from '../links/entering.ts';
import { all } from '../reading/nouns.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present, remember } from '../reading/resolution.ts';
import type { Card } from '../state/card.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

type Attach = Extract<Effect, { do: 'attach' }>;

export function* attachCards(table: Table, r: Resolution, effect: Attach): Rule<boolean> {
  const named = effect.what ? yield* select(table, r, effect.what) : [r.source];
  let done = named.length > 0;
  for (const id of named) {
    const card = table.card(present(table, r, id));
    if (card && effect.from !== undefined && card.zone !== effect.from) {
      done = false;
      continue;
    }
    const host = card && (yield* hostFor(table, r, card, effect));
    if (!host || !(yield* attach(table, r, card, host, effect.to))) done = false; // 400.7a: it stays where it is
  }
  return done;
}

/** The host that the text names; one that is chosen must fit the card's attach description (400.7a). */
function* hostFor(table: Table, r: Resolution, card: Card, { to, by }: Attach): Rule<CardId> {
  if (to && to.select !== 'choose') return inPlay(table, (yield* select(table, r, to))[0]);
  const able = (id: CardId) => canHost(table, r, card, id);
  if (to) return inPlay(table, (yield* select(table, r, to, able))[0]);
  const hosts = all(attachDescription(card) ?? {}, readFor(table, r, card)).filter(able);
  const [who = r.controller] = by ? yield* selectPlayers(table, r, by) : [];
  return yield* askCard(table, who, 'attach', hosts, card.id, { for: hosting(card.facts, r.source) });
}

function inPlay(table: Table, id: CardId | undefined): CardId {
  return id !== undefined && table.card(id)?.zone === 'play' ? id : 0;
}

function* attach(table: Table, r: Resolution, card: Card, host: CardId, to: Selection | undefined): Rule<boolean> {
  if (card.zone !== 'play') {
    const entered = yield* putIntoPlay(table, [{ card: card.id, under: r.controller, host }]); // 400.4
    remember(r, entered);
    return entered.length > 0;
  }
  const done = yield* happen(table, [happening({ event: 'attach', card: card.id, to: host, player: r.controller })]);
  if (done.length > 0 && !attachDescription(card)) table.change(card.id, { inherited: descriptionIn(to) }); // 400.1
  return done.length > 0;
}

/** How a text describes the host to which it attaches a card. */
function descriptionIn(to: Selection | undefined): Noun {
  if (to?.select === 'target' || to?.select === 'choose') return to.noun;
  return to?.select === 'hero' ? { kind: ['Hero'] } : {};
}

export function* detachCards(table: Table, r: Resolution, what: Selection): Rule<boolean> {
  const cards = yield* select(table, r, what);
  for (const id of cards) if (table.card(id)?.zone === 'play') detach(table, id);
  return cards.length > 0;
}
