import type {
  BuildingFacts,
  CardType,
  DamageType,
  Deckbuilding,
  Effect,
  Facts,
  HeroFacts,
  Noun,
  Power,
} from '@meetingstone/rules';
import { CLASSES, everyPhrase } from '@meetingstone/rules';
import { given, plainTree } from './plain.ts';

/** The icons of all ten classes. */
export const EVERY_CLASS: readonly string[] = CLASSES;

/** A card before its set gives it a name. */
export type Unnamed = Omit<Facts, 'name'>;
export type Text = Effect | Power;

/** What stands on a card besides its text; the words are the type line's. */
interface Print {
  readonly cost?: number;
  readonly plusX?: true;
  readonly icon?: string | readonly string[];
  readonly tags?: readonly string[];
  /** The restriction tag as printed: "Pet (1)". It is one of the tags too (202.2, 414.3b). */
  readonly limit?: string | readonly string[];
  readonly unique?: true;
  readonly unlimited?: true;
  readonly talent?: string;
  readonly required?: readonly string[];
  readonly reputation?: string;
  /** The collector number, where it matters: on loot cards (204.3). */
  readonly collector?: string;
  readonly instant?: true;
  /** The mode in which it attaches, where another of its modes is not ongoing (305.2d). */
  readonly attachMode?: number;
}
interface AllyPrint extends Print {
  readonly atk: readonly [number, DamageType];
  readonly health: number;
}
interface WeaponPrint extends Print {
  readonly atk: readonly [number, DamageType];
  readonly strike: number;
}
export interface HeroPrint {
  /** Faction and class; some heroes have no faction. */
  readonly icon?: readonly string[];
  /** Its race; of two races each is a tag. */
  readonly race: string | readonly string[];
  /** Its classes, where they are not those of its icons. */
  readonly class?: readonly string[];
  /** Some heroes fight without a weapon. */
  readonly atk?: readonly [number, DamageType];
  /** Tags besides race, class and "Traitor". */
  readonly tags?: readonly string[];
  readonly health: number;
  readonly talent?: string;
  readonly professions?: readonly string[];
  readonly traitor?: true;
  readonly reputation?: string;
  /** What "Deckbuilding" says (100.2e). */
  readonly deckbuilding?: Deckbuilding;
}

const LIMIT = /^(.+) \((\d+)\)$/;

function limitOf(printed: string): { tag: string; count: number } {
  const [, tag, count] = LIMIT.exec(printed) ?? [];
  if (tag === undefined) throw new Error(`"${printed}" is no restriction tag such as "Pet (1)"`);
  return { tag, count: Number(count) };
}

export function card(
  types: readonly CardType[],
  print: Print,
  text: readonly Text[],
  rest: Partial<Unnamed> = {},
): Unnamed {
  const {
    icon,
    tags = [],
    limit,
    talent,
    required,
    reputation,
    cost,
    plusX,
    unique,
    unlimited,
    collector,
    instant,
  } = print;
  const limits = (typeof limit === 'string' ? [limit] : (limit ?? [])).map(limitOf);
  const more = limits.map(({ tag }) => tag).filter((tag) => !tags.includes(tag));
  const building = given<BuildingFacts>({ required, talent, reputation, deckbuilding: undefined });
  return given<Unnamed>({
    types,
    tags: [...tags, ...more],
    cost,
    plusX,
    icons: icon === undefined ? [] : typeof icon === 'string' ? [icon] : icon,
    unique,
    limits: limits.length > 0 ? limits : undefined,
    unlimited,
    collector,
    instant,
    text: text.filter((part): part is Effect => 'do' in part),
    powers: text.filter((part): part is Power => 'power' in part),
    building: Object.keys(building).length > 0 ? building : undefined,
    ...rest,
  } as { [K in keyof Unnamed]: Unnamed[K] | undefined });
}

const fighter = (print: AllyPrint): Partial<Unnamed> => ({
  atk: print.atk[0],
  damageType: print.atk[1],
  health: print.health,
});

export const ability = (print: Print, ...text: readonly Text[]): Unnamed => card(['Ability'], print, text);
export const ongoing = (print: Print, ...text: readonly Text[]): Unnamed =>
  card(['Ability'], print, text, { ongoing: true, ...attachedByText(text) });

/** A text that puts a card into play and attaches its own card to it names its attach description so (400.4). */
export function attachedByText(text: readonly Text[]): Partial<Unnamed> {
  const effects = text.flatMap((part) => ('do' in part ? stepsOf(part) : []));
  const found = effects.find((effect) => effect.do === 'put into play')?.what;
  const attaches = effects.some((effect) => effect.do === 'attach' && !effect.what && effect.to?.select === 'that');
  if (!attaches || !found || !('noun' in found)) return {};
  const { zone: _zone, whose: _whose, ...noun } = found.noun;
  const host = hostDescription(noun, text);
  const attach = { noun, targeted: found.select === 'target', byText: true } as const;
  return { attach: host ? { ...attach, host } : attach };
}

const stepsOf = (effect: Effect): readonly Effect[] =>
  effect.do === 'if you do' ? [...effect.first, ...effect.then].flatMap(stepsOf) : [effect];

/** An ongoing ability that attaches to a target; `targeted(0)` is that target. */
export const attachment = (print: Print, to: Noun, ...text: readonly Text[]): Unnamed =>
  attachedTo(print, to, true, text);

/** An ongoing ability that attaches to a card chosen as it resolves (400.3). */
export const attachmentToChosen = (print: Print, to: Noun, ...text: readonly Text[]): Unnamed =>
  attachedTo(print, to, false, text);

function attachedTo(print: Print, to: Noun, targeted: boolean, text: readonly Text[]): Unnamed {
  const host = hostDescription(to, text);
  const { attachMode: mode } = print;
  const attach = { noun: to, targeted, ...(host ? { host } : {}), ...(mode === undefined ? {} : { mode }) };
  return card(['Ability'], print, text, { ongoing: true, attach });
}

/** The "attached [thing]" of its powers, where that differs from what it attaches to (400.6). */
export function hostDescription(to: Noun, text: readonly Text[]): Noun | undefined {
  const said = text.flatMap((one) => ('do' in one ? everyPhrase('effect', one) : everyPhrase('power', one)));
  const noun = said.flatMap(({ kind, phrase }) => (kind === 'noun' && phrase.attached ? [phrase] : []))[0];
  const speaksOfHost = noun ?? said.some(({ kind, phrase }) => kind === 'selection' && phrase.select === 'host');
  if (!speaksOfHost) return undefined;
  const { attached: _, ...host } = noun ?? (to.kind ? { kind: to.kind } : {});
  return JSON.stringify(host) === JSON.stringify(to) ? undefined : host;
}

export const ally = (print: AllyPrint, ...powers: readonly Power[]): Unnamed =>
  card(['Ally'], print, powers, fighter(print));
export const totem = (print: AllyPrint, ...powers: readonly Power[]): Unnamed =>
  card(['Ability', 'Ally'], print, powers, { ...fighter(print), ongoing: true }); // 305.3a
export const weapon = (print: WeaponPrint, ...powers: readonly Power[]): Unnamed =>
  card(['Equipment'], { ...print, tags: ['Weapon', ...(print.tags ?? [])] }, powers, {
    atk: print.atk[0],
    damageType: print.atk[1],
    strike: print.strike,
  });
export const armor = (print: Print & { readonly def: number }, ...powers: readonly Power[]): Unnamed =>
  card(['Equipment'], { ...print, tags: ['Armor', ...(print.tags ?? [])] }, powers, { def: print.def });
export const item = (print: Print, ...powers: readonly Power[]): Unnamed =>
  card(['Equipment'], { ...print, tags: ['Item', ...(print.tags ?? [])] }, powers);
/** An equipment that is attached to a card of this description, chosen as it resolves (400.3). */
export const entersAttached = (equipment: Unnamed, noun: Noun): Unnamed => ({
  ...equipment,
  attach: { noun, targeted: false },
});
export const quest = (print: Print, ...powers: readonly Power[]): Unnamed => card(['Quest'], print, powers);
export const location = (print: Print & { readonly capacity?: number }, ...powers: readonly Power[]): Unnamed =>
  card(['Location'], print, powers, print.capacity === undefined ? {} : { capacity: print.capacity });

/** A starting hero: its race and class are tags too, its talent spec is not (206.1, 202.5). */
export function hero(print: HeroPrint, ...powers: readonly Power[]): Unnamed {
  const { icon = [], race, tags = [], health, talent, professions, traitor, reputation, deckbuilding } = print;
  const races = typeof race === 'string' ? [race] : race;
  const classes = print.class ?? icon.filter((one) => EVERY_CLASS.includes(one));
  const traits = given<HeroFacts>({
    race: races.join(' '),
    class: classes,
    talent,
    professions,
    traitor,
    master: undefined,
    back: undefined,
  });
  const line = { icon, tags: [...races, ...classes, ...(traitor ? ['Traitor'] : []), ...tags] };
  const building = given<BuildingFacts>({ required: undefined, talent: undefined, reputation, deckbuilding });
  const built = Object.keys(building).length > 0 ? { building } : {};
  const fighting = print.atk ? { atk: print.atk[0], damageType: print.atk[1] } : {};
  return card(['Hero'], line, powers, { health, ...fighting, hero: traits, ...built });
}

/** A hero with powers on its other side (301.2a). */
export const withBack = (front: Unnamed, ...powers: readonly Power[]): Unnamed => ({
  ...front,
  hero: { ...front.hero, back: { powers } },
});

/** A hero that starts in a deck and is played (301.4). */
export function masterHero(
  print: Print & { readonly atk?: AllyPrint['atk']; readonly health: number },
  ...powers: readonly Power[]
): Unnamed {
  const { atk, health } = print;
  const fighting = atk ? { atk: atk[0], damageType: atk[1] } : {};
  return card(['Hero'], print, powers, { ...fighting, health, hero: { master: true } });
}

/** An ally token; without a name of its own it is called by its tags (404.2). */
export const token = (name: string, print: AllyPrint, ...powers: readonly Power[]): Facts => ({
  name,
  ...card(['Ally'], { tags: [name], ...print }, powers, { ...fighter(print), token: true }),
});

/** Any card as a token: it has no cost of its own (201.4). */
export function asToken(name: string, { cost: _cost, ...facts }: Unnamed): Facts {
  return { name, ...facts, token: true };
}

const TOTEMS: Readonly<Record<string, DamageType>> = { Air: 'nature', Earth: 'melee', Fire: 'fire', Water: 'frost' };

interface TotemPrint {
  readonly atk: number;
  readonly health: number;
  readonly damageType?: DamageType;
}

/** A Totem token; what is not stated is as for all Totem tokens of its kind (404.2b). */
export function totemToken(
  kind: 'Air' | 'Earth' | 'Fire' | 'Water' | null,
  print: TotemPrint,
  ...powers: Power[]
): Facts {
  const name = kind === null ? 'Totem' : `${kind} Totem`;
  const { atk, health, damageType = kind === null ? 'melee' : TOTEMS[kind]! } = print;
  const tags = kind === null ? { tags: [name] } : { limit: `${name} (1)` };
  return asToken(name, totem({ ...tags, atk: [atk, damageType], health }, ...powers));
}

/** Gives the cards of a set their names. */
export const set = (cards: Readonly<Record<string, Unnamed>>): Facts[] =>
  Object.entries(cards).map(([name, facts]) => plainTree({ name, ...facts }));
