import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { costOfStriking, exhaustingBy, isWielder, payingFor, struck, weapons } from '../legality/striking.ts';
import { useUpChanges } from '../performing/costChanges.ts';
import { perspective } from '../reading/perspective.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { happen } from './happen.ts';
import { pay } from './paying.ts';

/** As a wielder becomes an attacker or defender, its controller may strike; all weapons at once (303.2, 406.6). */
export function* strike(table: Table, wielder: CardId): Rule {
  const on = table.derived;
  if (!table.card(wielder) || !isWielder(on, wielder)) return;
  const seat = on.controllerOf(wielder);
  const chosen: CardId[] = [];
  for (;;) {
    const options: Offer[] = weapons(on, seat, wielder, chosen).map((card) => ({ choose: 'card', card }));
    if (options.length === 0) break;
    const answer = yield* ask(table, seat, 'strike', [...options, { choose: 'none' }], wielder);
    if (answer.choose !== 'card') break;
    chosen.push(answer.card);
  }
  if (chosen.length > 0 && table.state.combat) yield* performStrike(table, seat, wielder, chosen);
}

/** The strike costs: exhaust the weapons, and resources for them (303.2); what can't be exhausted isn't struck with. */
function* performStrike(table: Table, seat: Seat, wielder: CardId, weapons: readonly CardId[]): Rule {
  const read = () => perspective(table.derived, seat, payingFor(table.derived, wielder, weapons));
  const paid = yield* pay(table, read, costOfStriking(table.derived, seat, weapons));
  if (!paid) return;
  useUpChanges(
    table,
    weapons.map((card) => struck(seat, card)),
  );
  const exhausting = weapons.map((card) => exhaustingBy(seat, card));
  const exhausted = (yield* happen(table, exhausting)).map(({ card }) => card!); // 403.1
  const strikes = exhausted.map((weapon) => ({ weapon, wielder }));
  if (strikes.length === 0 || !table.state.combat) return;
  table.changeCombat({ strikes: [...table.state.combat.strikes, ...strikes] }); // 303.2a
  yield* happen(
    table,
    exhausted.map((card) => happening({ event: 'strike', card, by: wielder, player: seat })),
  );
}

/** Attacker and defender enter combat with each other (602.3). */
export function* enterCombat(table: Table): Rule {
  const { attacker, defender } = table.state.combat!;
  const on = table.derived;
  yield* happen(table, [
    happening({ event: 'defend', card: defender, by: attacker, to: attacker, player: on.holderOf(on.card(defender)!) }),
    happening({ event: 'enter combat', card: attacker, by: defender, to: defender, player: on.controllerOf(attacker) }),
    happening({
      event: 'enter combat',
      card: defender,
      by: attacker,
      to: attacker,
      player: on.holderOf(on.card(defender)!),
    }),
  ]);
}
