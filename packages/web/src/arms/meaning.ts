import type { Printed } from '../card/printed.ts';
import type { ChargeName } from './charges/charges.ts';
import { diceFrom } from './dice.ts';
import { CLASS_CHARGES, RACE_CHARGES, SCHOOL_CHARGES, TAG_CHARGES, TYPE_CHARGES } from './kinds.ts';
import { WORDS } from './words.ts';

/** Who somebody is, as far as his arms tell it. */
export interface Standing {
  readonly cls: string | null;
  readonly faction: 'Alliance' | 'Horde' | null;
  readonly school: string | null;
  readonly race: string | null;
}

const SCHOOL_TAGS = ['Fire', 'Frost', 'Arcane', 'Shadow', 'Holy'];
const SCHOOL_IN_TEXT = /\b(arcane|fire|frost|holy|melee|nature|ranged|shadow) damage/;

export function standingOf({ icons, tags, damageType, talent, text }: Printed): Standing {
  const tag = SCHOOL_TAGS.find((school) => tags.includes(school) || talent === school);
  return {
    cls: [...icons, ...tags].find((word) => word in CLASS_CHARGES) ?? null,
    faction: icons.includes('Alliance') ? 'Alliance' : icons.includes('Horde') ? 'Horde' : null,
    school: damageType ?? tag?.toLowerCase() ?? SCHOOL_IN_TEXT.exec(text.join(' '))?.[1] ?? null,
    race: tags.find((word) => word in RACE_CHARGES) ?? null,
  };
}

/** The charges of a card, the most telling first: the words of its name, then its tags, its people, its element. */
export function chargesOf(card: Printed, { cls, school, race }: Standing): readonly ChargeName[] {
  const dice = diceFrom(`${card.name}: charges`);
  const found: ChargeName[] = [];
  const add = (charges: readonly ChargeName[] | undefined): void => {
    const charge = charges && dice.pick(charges);
    if (charge !== undefined && !found.includes(charge)) found.push(charge);
  };
  const words = WORDS.filter(([said]) => said.test(card.name)).map(([, charges]) => charges);
  const tags = card.tags.flatMap((tag) => (TAG_CHARGES[tag] ? [TAG_CHARGES[tag]] : []));
  const element = school === null ? undefined : SCHOOL_CHARGES[school];
  const isSpell = card.types.includes('Ability') && !card.types.includes('Ally');
  if (isSpell && element && words.some((charges) => charges[0] === element[0])) add([element[0]!]); // A spell shows its element first.
  const inOrder = card.types.includes('Equipment') ? [...tags, ...words] : [...words, ...tags];
  for (const charges of inOrder) add(charges);
  const people = [...(race === null ? [] : RACE_CHARGES[race]!), ...(cls === null ? [] : CLASS_CHARGES[cls]!)];
  if (people.length > 0) {
    add(people);
    add(people);
  }
  add(element);
  for (const type of card.types) add(TYPE_CHARGES[type]);
  while (found.length < 2) add(['star', 'gem', 'crown', 'feather', 'rose', 'sun', 'acorn', 'bell', 'dice', 'comet']);
  return found.slice(0, 3);
}
