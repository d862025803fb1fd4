import type { Held } from '../characteristics/characteristics.ts';
import { isKind } from '../characteristics/typeLine.ts';
import type { Noun } from '../language/noun.ts';
import type { Derived } from '../modifiers/derive.ts';
import { fits } from '../reading/described.ts';
import { perspective } from '../reading/perspective.ts';
import { friendly } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Cards that could defend against this attacker: those of opponents, and friends that it may attack all the same. */
export function exposedTo(on: Derived, seat: Seat, attacker: CardId): readonly CardId[] {
  const friends = on.state.play.filter((id) => isFriend(on, id, seat) && mayAttackFriend(on, attacker, id));
  return friends.length > 0 ? [...opponents(on, seat), ...friends] : opponents(on, seat);
}

/** Found once for all attackers. */
function opponents(on: Derived, seat: Seat): readonly CardId[] {
  on.lists.exposed[seat] ??= on.state.play.filter((id) => isDefender(on, id) && !isFriend(on, id, seat));
  return on.lists.exposed[seat]!;
}

const isDefender = (on: Derived, id: CardId): boolean =>
  isKind(on.card(id)!, on.of(id), 'Character') && !on.of(id).tags.includes('Mount');

const isFriend = (on: Derived, id: CardId, seat: Seat): boolean => friendly(on.state, on.controllerOf(id), seat);

/** Is it said of the attacker that it can attack friends like this one, or of this one that it can be attacked? */
export function mayAttackFriend(on: Derived, attacker: CardId, friend: CardId): boolean {
  if (attacker === friend) return false;
  return (
    on
      .of(friend)
      .permissions.some(({ it, ...held }) => it.may === 'be attacked' && isSaid(on, friend, held, it.noun, attacker)) ||
    on
      .of(attacker)
      .permissions.some(
        ({ it, ...held }) =>
          it.may === 'attack' && speaksOfFriends(it.noun) && isSaid(on, attacker, held, it.noun, friend),
      )
  );
}

const speaksOfFriends = ({ whose }: Noun): boolean => whose === 'friendly' || whose === 'you';

/** Can it attack this one though nobody else could propose it as a defender? */
export function mayAttackHidden(on: Derived, attacker: CardId, hidden: CardId): boolean {
  return on
    .of(attacker)
    .permissions.some(({ it, ...held }) => it.may === 'attack' && isSaid(on, attacker, held, it.noun, hidden));
}

/** What is held by one, said of the other. */
function isSaid(
  on: Derived,
  of: CardId,
  { controller, source }: Omit<Held<unknown>, 'it'>,
  noun: Noun,
  id: CardId,
): boolean {
  return fits(noun, id, perspective(on, controller ?? on.controllerOf(of), source || of));
}
