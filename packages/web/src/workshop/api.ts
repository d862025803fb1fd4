import type { Definition } from '@meetingstone/protocol';

export interface OwnFault {
  readonly message: string;
  readonly paragraph?: string;
  readonly words?: string;
  readonly nearest?: readonly string[];
}

/** A card that was written, as the server read it. */
export interface OwnCard {
  readonly name: string;
  readonly definition?: Definition;
  readonly faults?: readonly OwnFault[];
}
