import type { Definition } from '@meetingstone/protocol';

/** What is printed on a card, as a screen needs it. It never changes: frame and arms come from it. Plain data. */
export interface Printed {
  readonly name: string;
  /** "Equipment—1H Weapon—Sword, Melee (1)" (202.1). */
  readonly typeLine: string;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** Class and faction icons. */
  readonly icons: readonly string[];
  /** One line for each paragraph of the text box, in our own words; of a card with two texts each line says its side. */
  readonly text: readonly string[];
  /** With their numbers: "Assault 2". */
  readonly keywords: readonly string[];
  readonly cost?: number;
  readonly plusX?: true;
  readonly atk?: number;
  readonly damageType?: string;
  readonly health?: number;
  readonly def?: number;
  readonly strike?: number;
  readonly talent?: string;
  /** The number of a Boss. */
  readonly boss?: number;
  readonly token?: true;
  readonly attaches?: true;
  readonly ongoing?: true;
  readonly unique?: true;
  /** It has another side that is not the back of a card. */
  readonly twoSided?: true;
  /** The raid to which it belongs. */
  readonly raid?: string;
}

const ATTACHES = /\battach (?:this ability )?to /i;

/** What is printed on a card, from what a table or the catalogue tells of it. */
export function printedFrom(definition: Definition, raid?: string): Printed {
  const { name, typeLine, types, tags, icons, plusX, damageTypes, talent, boss, token, ongoing, unique } = definition;
  const text = bothSides(definition);
  const attaches = types.includes('Ability') && ongoing === true && text.some((line) => ATTACHES.test(line));
  return {
    name: name ?? '',
    typeLine,
    types,
    tags,
    icons,
    text,
    keywords: withNumbers(definition.keywords, text),
    ...there('cost', definition.cost),
    ...there('atk', definition.atk),
    ...there('health', definition.health),
    ...there('def', definition.def),
    ...there('strike', definition.strike),
    ...there('damageType', damageTypes[0]),
    ...there('talent', talent),
    ...there('boss', boss?.number),
    ...there('plusX', plusX),
    ...there('token', token),
    ...there('ongoing', ongoing),
    ...there('unique', unique),
    ...there('attaches', attaches || undefined),
    ...there('twoSided', definition.back ? true : undefined),
    ...there('raid', raid),
  };
}

const there = <Part extends string, Value>(part: Part, value: Value | null | undefined) =>
  (value === null || value === undefined ? {} : { [part]: value }) as { readonly [Name in Part]?: NonNullable<Value> };

function bothSides({ text, back }: Definition): readonly string[] {
  if (!back || back.text.length === 0) return text;
  return [...text.map((line) => `[Front]: ${line}`), ...back.text.map((line) => `[Back]: ${line}`)];
}

/** Keywords as a text says them. */
export const withNumbers = (keywords: readonly string[], text: readonly string[]): readonly string[] =>
  keywords.map((word) => {
    const said = text.map((line) => line.replace(/^\[\w+\]: /, '')).find((line) => isNumbered(line, word));
    return said ?? word;
  });

const isNumbered = (line: string, word: string): boolean =>
  line.startsWith(`${word} `) && /^ \d+$/.test(line.slice(word.length));
