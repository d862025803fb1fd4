/** What a person can type at the prompt. */
export type Input =
  | { readonly does: 'choose'; readonly number: number }
  | { readonly does: 'number'; readonly number: number }
  | { readonly does: 'text'; readonly what: string }
  | { readonly does: 'why'; readonly what: string }
  | { readonly does: 'save'; readonly file: string }
  | { readonly does: 'bot'; readonly bot: string }
  | { readonly does: 'take'; readonly seat: string }
  | {
      readonly does:
        | 'help'
        | 'log'
        | 'table'
        | 'back'
        | 'auto'
        | 'concede'
        | 'concede match'
        | 'quit'
        | 'graveyards'
        | 'step'
        | 'pass'
        | 'yes'
        | 'no'
        | 'nothing';
    }
  | { readonly does: 'unknown'; readonly what: string };

const WORDS: Readonly<Record<string, Extract<Input, { does: string }>['does']>> = {
  '?': 'help',
  help: 'help',
  h: 'help',
  log: 'log',
  l: 'log',
  table: 'table',
  t: 'table',
  back: 'back',
  undo: 'back',
  u: 'back',
  auto: 'auto',
  concede: 'concede',
  'concede match': 'concede match',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
  graveyard: 'graveyards',
  graveyards: 'graveyards',
  g: 'graveyards',
  step: 'step',
  pass: 'pass',
  p: 'pass',
  yes: 'yes',
  y: 'yes',
  no: 'no',
  n: 'no',
};

const USUAL_BOT = 'greedy';

export function readInput(line: string): Input {
  const typed = line.trim();
  if (typed === '') return { does: 'nothing' };
  if (/^\d+$/.test(typed)) return { does: 'choose', number: Number(typed) };
  const number = /^=\s*(\d+)$/.exec(typed)?.[1];
  if (number !== undefined) return { does: 'number', number: Number(number) };
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  const lower = word.toLowerCase();
  if (rest !== '' && (lower === 'text' || lower === '?')) return { does: 'text', what: rest };
  if (lower === 'why') return rest === '' ? { does: 'unknown', what: 'why needs a card' } : { does: 'why', what: rest };
  if (lower === 'save')
    return rest === '' ? { does: 'unknown', what: 'save needs a file' } : { does: 'save', file: rest };
  if (lower === 'bot') return { does: 'bot', bot: rest === '' ? USUAL_BOT : rest };
  if (lower === 'take') return { does: 'take', seat: rest };
  const known = WORDS[typed.toLowerCase()];
  return known ? ({ does: known } as Input) : { does: 'unknown', what: typed };
}

export const HELP: readonly string[] = [
  'A number answers the question; so do pass (p), yes and no. Enter shows it once more. Besides:',
  '  = NUMBER            where a number is asked for: this one, also if it is not in the list',
  '  ? NAME, text NAME   the text of a card; with a number, of that choice; what a keyword or a rule means (? 403.1)',
  '  why NAME            why a card is as it is, and why you can or cannot use it; with a number, of that choice',
  '  table               the table once more',
  '  graveyards          what lies in the graveyards',
  '  log                 what has happened so far, with the rules behind it',
  '  back, undo          back to your last decision',
  '  auto                pass by itself where there is nothing to think about, or stop doing so',
  '  save FILE           save the game or the match so far, for `meetingstone play --resume` and `replay`',
  '  bot [NAME]          let a bot play for you from now on',
  '  take [PLAYER]       play for this player from now on, in place of a bot; without a name, for the one you gave away.',
  '                      Bots listen: type it while they play, and the next decision of that seat is yours',
  '  concede             give up this game',
  '  concede match       give up the match, if this is a game of one',
  '  quit                leave the game',
];
