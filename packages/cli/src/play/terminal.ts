/** A terminal with somebody in front of it. */
export interface Terminal {
  readonly width: () => number;
  readonly say: (line: string) => void;
  /** What was typed; null when nothing more will be. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** What was typed though nobody was asked, if it is a line of that kind; null if there is none. */
  readonly overhear: (isMeant: (line: string) => boolean) => Promise<string | null>;
  /** Hides what is on the screen from the next player. */
  readonly clear: () => void;
}

/** How wide a line may be: neither too narrow for a card nor too wide to read. */
export const widthOf = (terminal: Terminal): number => Math.max(60, Math.min(terminal.width(), 120));
