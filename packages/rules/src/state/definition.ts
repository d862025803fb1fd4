import type { Facts } from '../language/facts.ts';

const known = new WeakMap<Facts, Facts>();

/**
 * The same facts with every part in its place, absent ones too. All definitions then have one shape, and the
 * machine reads them as quickly as if there were only one. Written as JSON they are as they were.
 */
export function definitionOf(facts: Facts): Facts {
  let definition = known.get(facts);
  if (!definition) {
    definition = laidOut(facts);
    known.set(facts, definition);
    known.set(definition, definition);
  }
  return definition;
}

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
