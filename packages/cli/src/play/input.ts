/** What a person can type at the prompt. */
export type Input =
  | { readonly does: 'choose'; readonly number: number }
  | { readonly does: 'number'; readonly number: number }
  | { readonly does: 'text'; readonly what: string }
  | { readonly does: 'why'; readonly what: string }
  | { readonly does: 'save'; readonly file: string }
  | { readonly does: 'bot'; readonly bot: string }
  | { readonly does: 'take'; readonly seat: string }
  | { readonly does: 'until' | 'stop' | 'yield' | 'always'; readonly what: string }
  | { readonly does: Plain }
  | { readonly does: 'unknown'; readonly what: string };

type Plain =
  | 'help'
  | 'log'
  | 'whole log'
  | 'table'
  | 'hand'
  | 'back'
  | 'auto'
  | 'yields'
  | 'concede'
  | 'concede match'
  | 'quit'
  | 'graveyards'
  | 'step'
  | 'pass'
  | 'yes'
  | 'no'
  | 'nothing';

const WORDS: Readonly<Record<string, Plain>> = {
  '?': 'help',
  help: 'help',
  h: 'help',
  log: 'log',
  l: 'log',
  'log all': 'whole log',
  table: 'table',
  t: 'table',
  hand: 'hand',
  back: 'back',
  undo: 'back',
  u: 'back',
  auto: 'auto',
  hold: 'auto',
  yields: 'yields',
  stops: 'yields',
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
  const known = WORDS[typed.toLowerCase()];
  if (known) return { does: known };
  const until = /^(?:(?:pass|p)\s+)?until\b\s*(.*)$/i.exec(typed)?.[1];
  if (until !== undefined) return { does: 'until', what: until };
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  const lower = word.toLowerCase();
  if (rest !== '' && (lower === 'text' || lower === '?')) return { does: 'text', what: rest };
  if (typed.startsWith('?') && lower !== '?') return { does: 'text', what: typed.slice(1).trim() };
  if (lower === 'why') return rest === '' ? { does: 'unknown', what: 'why needs a card' } : { does: 'why', what: rest };
  if (lower === 'save')
    return rest === '' ? { does: 'unknown', what: 'save needs a file' } : { does: 'save', file: rest };
  if (lower === 'bot') return { does: 'bot', bot: rest === '' ? USUAL_BOT : rest };
  if (lower === 'take') return { does: 'take', seat: rest };
  if (lower === 'stop' || lower === 'yield' || lower === 'always') return { does: lower, what: rest };
  return { does: 'unknown', what: typed };
}

export const HELP: readonly string[] = [
  'A number answers the question; so do pass (p), yes and no. Enter shows it once more. Besides:',
  '  = NUMBER            where a number is asked for: this one, also if it is not in the list',
  '  ? NAME, text NAME   the text of a card; with a number, of that choice; ? c1 of the topmost link;',
  '                      what a keyword or a rule means (? Protector, ? 403.1)',
  '  why NAME            why a card is as it is, and why you can or cannot use it; with a number, of that choice',
  '  table, hand         the table once more; your hand with its texts',
  '  graveyards          what lies in the graveyards',
  '  log, log all        what has happened lately, or from the start, with the rules behind it',
  '  back, undo          back to your last decision',
  '  until my turn       pass until then; until end: of this turn; until NAME: his turn; until NAME draw: his draw step;',
  '                      until combat: combat ends; until something: it concerns you. Whatever concerns you stops it before',
  '  stop NAME start     always stop at the start of his turn, or at another step (stop my end); once more turns it off',
  '  always [NAME]       never ask about links of this card, or of the topmost one; once more turns it off',
  '  yields              what is passed for you; yield 3 turns the third on or off',
  '  auto                never pass for you, or do so again',
  '  save FILE           save the game or the match so far, for `meetingstone play --resume FILE` and `replay`',
  '  bot [NAME]          let a bot play for you from now on',
  '  take [PLAYER]       play for this player from now on, in place of a bot; without a name, for the one you gave away.',
  '                      Bots listen: type it while they play, and the next decision of that seat is yours',
  '  concede             give up this game',
  '  concede match       give up the match, if this is a game of one',
  '  quit                leave; `meetingstone play --resume` goes on with the game',
];
