import { heroMeant } from '../characteristics/bosses.ts';
import { arePlayersApart, isApartFrom, isEverywhere } from '../characteristics/planes.ts';
import { ask, counted } from '../decisions/ask.ts';
import type { Decision, Offer, Question, Rule } from '../decisions/decision.ts';
import type { Asking } from '../decisions/purpose.ts';
import type { Amount } from '../language/amount.ts';
import type { Noun } from '../language/noun.ts';
import type { Players, Quantity, Selection } from '../language/selection.ts';
import { amountOf } from '../reading/amounts.ts';
import { asksOfAll, goesWith, mostTogether } from '../reading/company.ts';
import { all } from '../reading/nouns.ts';
import { readAbout, readBy } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import { cardsIn, cardsOf, playersOf, topOf } from '../reading/selections.ts';
import { clockwiseFrom } from '../state/seats.ts';
import { friendly } from '../state/teams.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { pickCard, pickCardByDie, pickPlayer, takeAll } from '../zones/random.ts';

/** The cards an instruction means; choices that were not made before are made now (709.2b). */
export function* select(
  table: Table,
  r: Resolution,
  selection: Selection,
  able: (id: CardId) => boolean = () => true,
): Rule<readonly CardId[]> {
  const cards = yield* cardsMeant(table, r, selection, able);
  r.memory.that = cards; // 712.3a
  return cards;
}

function* cardsMeant(
  table: Table,
  r: Resolution,
  selection: Selection,
  able: (id: CardId) => boolean,
): Rule<readonly CardId[]> {
  switch (selection.select) {
    case 'target': {
      const legal = targetsFor(r, selection).flatMap((entity) => ('card' in entity ? [entity.card] : []));
      if (legal.length < demanded(table, r, selection.count)) r.memory.short = true;
      return legal;
    }
    case 'choose': {
      const { noun, by, count = { exactly: 1 }, random = false, ordered } = selection;
      const chosen: CardId[] = [];
      const asked = yield* choosers(table, r, by, selection.forEach);
      for (const { seat, about } of asked) {
        r.memory.thatPlayer = about;
        const cards = all(noun, readBy(reading(table, r), seat)).filter(
          (id) => able(id) && !chosen.includes(id) && !isBeyondReach(table, r, id),
        );
        if (mostTogether(noun, cards, reading(table, r)) < demanded(table, r, count)) r.memory.short = true;
        const asking = askingOf(r, seat, { place: selection });
        chosen.push(
          ...(yield* chooseCards(table, r, seat, cards, count, ordered ? 'in order' : 'card', {
            random,
            for: asking,
            noun,
          })),
        ); // 802.1
      }
      if (asked.length > 1) r.memory.thatPlayer = asked.flatMap(({ about }) => about);
      return chosen;
    }
    case 'each': {
      const { of } = selection.noun;
      if (of?.player === 'target') r.memory.thatPlayer = playersOf(of, reading(table, r)); // He can be spoken of from now on.
      if (of?.player !== 'chosen') return cardsOf(selection, reading(table, r));
      yield* selectPlayers(table, r, of); // "in a party of your choice"
      return all({ ...selection.noun, of: { player: 'that' } }, reading(table, r));
    }
    case 'hero': {
      const seats = yield* selectPlayers(table, r, selection.of);
      return seats.flatMap((seat) => heroMeant(table.player(seat)) || []);
    }
    case 'top': {
      const seats = yield* selectPlayers(table, r, selection.of);
      return seats.flatMap((seat) => {
        const count = countFor(table, r, selection.of.player === 'you' ? null : seat, selection.count);
        return topOf(selection, seat, count, reading(table, r));
      });
    }
    case 'zone': {
      const seats = yield* selectPlayers(table, r, selection.of);
      return seats
        .flatMap((seat) => cardsIn(table.player(seat), selection.zone, selection.deck))
        .filter((id) => id !== r.source);
    }
    case 'together': {
      const cards: CardId[] = [];
      const isLeft = (id: CardId) => able(id) && !cards.includes(id); // Nothing is chosen twice.
      for (const one of selection.of) cards.push(...(yield* cardsMeant(table, r, one, isLeft)));
      return cards;
    }
    default:
      return cardsOf(selection, reading(table, r));
  }
}

/** Who chooses, and of whom the description speaks as "that player" meanwhile. */
function* choosers(
  table: Table,
  r: Resolution,
  by: Players | undefined,
  forEach: Players | undefined,
): Rule<readonly { readonly seat: Seat; readonly about: readonly Seat[] }[]> {
  const before = r.memory.thatPlayer;
  const seats = by ? yield* selectPlayers(table, r, by) : [r.controller];
  if (forEach) {
    const others = yield* selectPlayers(table, r, forEach);
    return seats.flatMap((seat) => others.map((other) => ({ seat, about: [other] })));
  }
  return seats.map((seat) => ({ seat, about: by ? [seat] : before }));
}

/** A card in play on another plane is not there to be chosen (R503.1c). */
function isBeyondReach({ derived }: Table, { controller, source }: Resolution, id: CardId): boolean {
  return isApartFrom(derived, controller, id) && !isEverywhere(derived, source, id);
}

/** How many cards there have to be for all of it to be performed (709.2f); "up to" demands none. */
const demanded = (table: Table, r: Resolution, count: Quantity = { exactly: 1 }): number =>
  'exactly' in count ? amountOf(count.exactly, reading(table, r)) : 0;

/** A number as it is for one of the players spoken of: "for each ally he controls". */
export function countFor(table: Table, r: Resolution, seat: Seat | null, count: Amount): number {
  const p = reading(table, r);
  return amountOf(count, p.memory && seat !== null ? readAbout(p, seat) : p);
}

/** What was chosen for this place in the text, as far as it is still legal. */
export function targetsFor(r: Resolution, node: object) {
  return r.memory.targets[r.slots.findIndex((slot) => slot.node === node)] ?? [];
}

const ANY: Noun = {};

interface Choosing {
  readonly random?: boolean | 'die' | undefined;
  readonly searched?: Decision['searched'];
  readonly for: Asking;
  /** What they are, where something is asked of all of them together. */
  readonly noun?: Noun;
}

/** So many cards, one after the other; with a variable number, until "none". */
export function* chooseCards(
  table: Table,
  r: Resolution,
  by: Seat,
  cards: readonly CardId[],
  count: Quantity,
  question: Question,
  how: Choosing,
): Rule<readonly CardId[]> {
  const p = reading(table, r);
  const exact = 'exactly' in count;
  const wanted = exact ? amountOf(count.exactly, p) : 'upTo' in count ? amountOf(count.upTo, p) : cards.length;
  const { random = false, noun = ANY } = how;
  const all = question !== 'search' && question !== 'in order' && !(question === 'discard' && random);
  const most = Math.min(wanted, mostTogether(noun, cards, p));
  if (exact && all && most >= cards.length) {
    if (random) takeAll(table, cards);
    return cards; // There is nothing to choose.
  }
  const chosen: CardId[] = [];
  const fits = (id: CardId) => !chosen.includes(id) && goesWith(noun, chosen, id, p);
  const suffices = (id: CardId) =>
    mostTogether(
      noun,
      cards.filter((other) => other !== id && fits(other) && goesWith(noun, [id], other, p)),
      p,
    ) >=
    most - chosen.length - 1;
  while (chosen.length < most) {
    const left = cards.filter((id) => fits(id) && (!exact || !asksOfAll(noun) || suffices(id)));
    if (left.length === 0) break;
    if (random) {
      chosen.push(random === 'die' ? pickCardByDie(table, left) : pickCard(table, left));
      continue;
    }
    const options: Offer[] = left.map((card) => ({ choose: 'card', card }));
    if (!exact) options.push({ choose: 'none' });
    const more = { searched: how.searched, for: how.for, counted: counted(chosen.length, most) };
    const answer = yield* ask(table, by, question, options, r.source, more);
    if (answer.choose !== 'card') break;
    chosen.push(answer.card);
  }
  return chosen;
}

export function* selectPlayers(table: Table, r: Resolution, players: Players): Rule<readonly Seat[]> {
  const seats = yield* seatsMeant(table, r, players);
  if (players.player !== 'you') r.memory.thatPlayer = seats;
  if (players.player === 'opponents together') r.memory.speaker = seats[0] ?? null;
  return seats.filter((seat) => !table.player(seat).lost && !isLostOn(table, r, seat));
}

/** Is that player on another plane than whoever this text belongs to (R503.1c)? */
function isLostOn({ derived }: Table, { controller, source }: Resolution, seat: Seat): boolean {
  return arePlayersApart(derived, controller, seat) && !isEverywhere(derived, source, 0);
}

function* seatsMeant(table: Table, r: Resolution, players: Players): Rule<readonly Seat[]> {
  switch (players.player) {
    case 'target':
      return targetsFor(r, players).flatMap((entity) => ('player' in entity ? [entity.player] : []));
    case 'chosen': {
      const barred = (players.except ?? []).flatMap((others) => playersOf(others, reading(table, r)));
      const wanted = (seat: Seat) =>
        !barred.includes(seat) &&
        (players.who === undefined || friendly(table.state, seat, r.controller) === (players.who === 'friendly'));
      const there = clockwiseFrom(table.state, r.controller).filter(
        (seat) => wanted(seat) && !isLostOn(table, r, seat),
      );
      const seats = players.random && there.length > 0 ? [pickPlayer(table, there)] : there;
      const options = seats.map((player): Offer => ({ choose: 'player', player }));
      const [chooser = r.controller] = players.by ? playersOf(players.by, reading(table, r)) : [];
      const answer = yield* ask(table, chooser, 'player', options, r.source, {
        for: askingOf(r, chooser, { place: players }),
      });
      return answer.choose === 'player' ? [answer.player] : [];
    }
    case 'controller':
    case 'owner': {
      const cards = yield* cardsMeant(table, r, players.of, () => true);
      const on = table.derived;
      return cards.flatMap((id) => {
        const known = on.lastKnown(id);
        return known ? [players.player === 'owner' ? known.card.owner : known.holder] : [];
      });
    }
    default:
      return playersOf(players, reading(table, r));
  }
}
