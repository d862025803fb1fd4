import type { Amount } from './amount.ts';
import type { Comparison, Noun, Relation } from './noun.ts';
import type { Players, Selection } from './selection.ts';
import type { Watch } from './trigger.ts';

/** Something that is true or not, read from the present state. */
export type Condition =
  | { readonly is: 'there'; readonly noun: Noun; readonly atLeast?: Amount }
  /** Perhaps only of these players: "its controller's turn". */
  | { readonly is: 'turn of'; readonly whose: Relation; readonly of?: Players }
  | { readonly is: 'action phase' }
  | { readonly is: 'your first turn' }
  /** The first turn of this game was his (101.1). */
  | { readonly is: 'went first'; readonly whose: Relation }
  /** Such an event has happened this turn. */
  | { readonly is: 'happened'; readonly watch: Watch }
  | { readonly is: 'compared'; readonly left: Amount; readonly how: Comparison; readonly right: Amount }
  | { readonly is: 'so'; readonly what: Selection; readonly noun: Noun }
  /** It holds for one of these players at least, each of them being "that player" in turn. */
  | { readonly is: 'some player'; readonly whose: Relation; readonly so: Condition }
  /** All these players are on that plane (R503.1b). */
  | { readonly is: 'on plane'; readonly of: Players; readonly plane: string }
  | { readonly is: 'different names'; readonly noun: Noun }
  /** The card could legally choose one of the others as a target now (706.6). */
  | { readonly is: 'could target'; readonly card: Selection; readonly what: Selection }
  | { readonly is: 'hero trait'; readonly trait: string }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition };
