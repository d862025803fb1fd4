/** What stands around every page: the bar on top, how it looks, and what is seen when there is no page. */
export interface ShellWords {
  readonly toContent: string;
  readonly pages: string;
  readonly ways: Readonly<Record<'play' | 'raids' | 'decks' | 'cards' | 'lessons' | 'lobby', string>>;
  readonly loading: string;
  readonly notHere: string;
  readonly nothingHere: string;
  readonly noPage: (address: string) => string;
  readonly toStart: string;
  readonly look: string;
  readonly allSettings: string;
  /** What can be chosen about how the table looks and sounds. */
  readonly choices: Readonly<Record<'theme' | 'contrast' | 'text' | 'motion' | 'sound', string>>;
  readonly chosen: Readonly<Record<Chosen, string>>;
}

type Chosen = 'system' | 'light' | 'dark' | 'usual' | 'more' | 'large' | 'largest' | 'none' | 'off' | 'on';
