export type Ink = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Colours a text for the terminal, or leaves it as it is. */
export type Paint = (ink: Ink, text: string) => string;

const CODES: Record<Ink, readonly [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
};

export const plain: Paint = (_, text) => text;

const ansi: Paint = (ink, text) => {
  const [on, off] = CODES[ink];
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;
};

interface Screen {
  readonly isTTY?: boolean;
}

/** Colours on a terminal, unless NO_COLOR asks for none (no-color.org). */
export function paintFor(screen: Screen, environment: NodeJS.ProcessEnv = process.env): Paint {
  const wanted = environment.FORCE_COLOR !== undefined && environment.FORCE_COLOR !== '0';
  const unwanted = (environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb';
  return (screen.isTTY || wanted) && !unwanted ? ansi : plain;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with this character
const COLOURS = /\u001b\[\d+m/g;

/** How many columns a text takes on the screen. */
export const widthOf = (text: string): number => [...text.replace(COLOURS, '')].length;

/** Puts pieces on lines no wider than this; the lines after the first are indented. */
export function wrap(pieces: readonly string[], width: number, between = '  ', indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const longer = line === '' ? piece : `${line}${between}${piece}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = `${indent}${piece}`;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A long line on several, broken between words; those after the first stand a little further in. */
export function folded(line: string, width: number): string[] {
  const [, indent = '', rest = ''] = /^( *)(.*)$/s.exec(line) ?? [];
  if (widthOf(line) <= width) return [line];
  return wrap(rest.split(' '), width - indent.length, ' ', '  ').map((part) => `${indent}${part}`);
}
