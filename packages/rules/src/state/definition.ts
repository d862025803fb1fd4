import type { Facts } from '../language/facts.ts';

/** The definition for facts that were seen before. */
const known = new WeakMap<Facts, Facts>();

/** All definitions by name, for as long as somebody holds them. */
const shelf = new Map<string, WeakRef<Facts>[]>();
const cleared = new FinalizationRegistry<string>((name) => {
  const left = shelf.get(name)?.filter((one) => one.deref()) ?? [];
  if (left.length > 0) shelf.set(name, left);
  else shelf.delete(name);
});

/**
 * The one definition that says what these facts say: facts that are written alike are one object, whether they came
 * from a catalogue, a file or a copy, so that every game shares them, and facts in its texts are definitions too. It
 * has every part in its place, absent ones too: all definitions have one shape, and the machine reads them as
 * quickly as if there were only one.
 */
export function definitionOf(facts: Facts): Facts {
  let definition = known.get(facts);
  if (!definition) {
    const laid = laidOut(withDefinitions(facts));
    definition = onShelf(laid) ?? shelve(laid);
    known.set(facts, definition);
  }
  return definition;
}

function onShelf(facts: Facts): Facts | undefined {
  for (const one of shelf.get(facts.name) ?? []) {
    const definition = one.deref();
    if (definition && sameParts(definition, facts)) return definition;
  }
  return undefined;
}

function shelve(definition: Facts): Facts {
  const { name } = definition;
  const named = shelf.get(name);
  if (named) named.push(new WeakRef(definition));
  else shelf.set(name, [new WeakRef(definition)]);
  cleared.register(definition, name);
  known.set(definition, definition);
  return definition;
}

/** Facts stand in states, in the text of other facts (tokens), and wherever a card is described that is in no zone. */
export function isFacts(value: object): value is Facts {
  return 'icons' in value && 'powers' in value && 'text' in value && 'types' in value && 'tags' in value;
}

type Parts = Readonly<Record<string, unknown>>;

/** The same with the definition in the place of all facts inside it; what holds none is left as it is. */
function withDefinitions<T extends object>(whole: T): T {
  let changed: T | undefined;
  for (const key of Object.keys(whole) as (keyof T)[]) {
    const part = whole[key];
    if (typeof part !== 'object' || part === null) continue;
    const now = isFacts(part) ? definitionOf(part) : withDefinitions(part);
    if (now === part) continue;
    changed ??= (Array.isArray(whole) ? [...whole] : { ...whole }) as T;
    changed[key] = now as T[keyof T];
  }
  return changed ?? whole;
}

/** Would both be written with the same letters? */
function sameText(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return sameParts(one, other);
}

/** The order counts: it is that of the text. What is undefined is not written. */
function sameParts(one: object, other: object): boolean {
  const [keys, others] = [partsOf(one), partsOf(other)];
  return (
    keys.length === others.length &&
    keys.every((key, n) => key === others[n] && sameText((one as Parts)[key], (other as Parts)[key]))
  );
}

const partsOf = (value: object): readonly string[] =>
  Object.keys(value).filter((key) => (value as Parts)[key] !== undefined);

function laidOut(facts: Facts): Facts {
  const all: { readonly [K in keyof Required<Facts>]: Facts[K] } = {
    name: facts.name,
    types: facts.types,
    tags: facts.tags,
    cost: facts.cost,
    plusX: facts.plusX,
    icons: facts.icons,
    atk: facts.atk,
    damageType: facts.damageType,
    health: facts.health,
    def: facts.def,
    strike: facts.strike,
    capacity: facts.capacity,
    collector: facts.collector,
    unique: facts.unique,
    limits: facts.limits,
    unlimited: facts.unlimited,
    token: facts.token,
    instant: facts.instant,
    ongoing: facts.ongoing,
    attach: facts.attach,
    text: facts.text,
    powers: facts.powers,
    back: facts.back,
    hero: facts.hero,
    building: facts.building,
    plane: facts.plane,
    raid: facts.raid,
  };
  return all as Facts;
}
