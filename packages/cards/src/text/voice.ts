import type { Effect, Facts, Noun, Selection, Watch } from '@meetingstone/rules';
import { type Phrase, pluralOf } from './words.ts';

/** Who speaks, and what was said so far: what "this", "that" and "attached" are called here. */
export interface Voice {
  readonly self: string;
  readonly host: string;
  readonly watch?: Watch;
  /** What the cards are called with which a cost was paid. */
  readonly paid?: Noun;
  /** The targets of this text in their order. */
  readonly targets: readonly Described[];
  /** What a created trigger remembers. */
  readonly remembered?: Phrase;
  readonly said: {
    last: Described;
    done?: Described & { readonly deed: string };
    /** To what this text attached a card. */
    host?: string;
  };
}

interface Described {
  readonly noun: Noun;
  readonly plural: boolean;
}

export const mention = (voice: Voice, noun: Noun, plural: boolean): void => {
  voice.said.last = { noun, plural };
};

/** How the cards of a selection were described. */
export function descriptionOf(selection: Selection, voice: Voice): Described {
  switch (selection.select) {
    case 'target':
    case 'choose':
      return { noun: selection.noun, plural: selection.count !== undefined };
    case 'each':
      return { noun: selection.noun, plural: true };
    case 'targeted':
      return voice.targets[selection.slot] ?? { noun: {}, plural: false };
    default:
      return voice.said.last;
  }
}

/** A voice for one text of a card: its targets are counted anew. */
export function voiceFor(facts: Facts, effects: readonly Effect[], rest: Pick<Voice, 'watch' | 'paid'> = {}): Voice {
  const attached =
    facts.attach && !facts.attach.byText && effects === facts.text ? [{ noun: facts.attach.noun, plural: false }] : [];
  return {
    self: selfWord(facts),
    host: facts.attach ? headWord(facts.attach.noun) : 'ally',
    targets: [...attached, ...targetsIn(effects)],
    said: { last: attached[0] ?? { noun: {}, plural: false } },
    ...rest,
  };
}

/** The same card speaking another text, as in a granted or created power. */
export function retold(
  voice: Voice,
  effects: readonly Effect[],
  rest: Pick<Voice, 'watch' | 'paid' | 'remembered'> = {},
): Voice {
  const { self, host, said } = voice;
  return { self, host, said, targets: targetsIn(effects), ...rest };
}

function targetsIn(part: unknown): Described[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('power' in part) return [];
  if (isTarget(part)) return [{ noun: part.noun, plural: 'count' in part }];
  return Object.values(part).flatMap(targetsIn);
}

const isTarget = (part: object): part is { noun: Noun } => 'select' in part && part.select === 'target';

function selfWord(facts: Facts): string {
  if (facts.tags.some((tag) => tag.endsWith('Totem'))) return 'Totem';
  const kind = ['Weapon', 'Armor', 'Item'].find((word) => facts.tags.includes(word));
  if (facts.types.includes('Equipment') && kind) return kind.toLowerCase();
  return (facts.types[0] ?? 'card').toLowerCase();
}

/** The one word for a described card when it is spoken of again: "that ally". */
export function headWord(noun: Noun, plural = false): string {
  const [kind, ...more] = noun.kind ?? [];
  const fighters = noun.kind?.every((word) => word === 'Hero' || word === 'Ally' || word === 'Character');
  const word =
    kind === undefined
      ? (noun.tag?.[0] ?? 'card')
      : more.length === 0
        ? kindWord(kind)
        : fighters
          ? 'character'
          : 'card';
  return plural ? pluralOf(word) : word;
}

export const kindWord = (kind: string): string => (kind === 'Totem' ? kind : kind.toLowerCase());
