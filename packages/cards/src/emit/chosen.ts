import type { Facts } from '@meetingstone/rules';

/** The Totems that were made to be hit; every other old one is as frail as the first of them. */
const HEALTH_OF_TOTEMS: Readonly<Record<string, number>> = { 'Stoneclaw Totem': 5, 'Colossal Totem': 10 };

/**
 * The numbers that no list gives are chosen here, by what such a card costs: a body of twice its cost, and a little more
 * without a text; armor of one DEF for every three resources; a weapon that strikes for half its cost.
 */
export function withChosenNumbers(facts: Facts): Facts {
  const { types, tags, cost = 0, powers } = facts;
  if (types.includes('Ability') && types.includes('Ally') && facts.health === undefined)
    return { ...facts, health: HEALTH_OF_TOTEMS[facts.name] ?? 1 };
  if (types.includes('Ally') && (facts.atk === undefined || facts.health === undefined)) {
    const body = 2 * cost + (powers.length === 0 ? 2 : 1);
    const atk = facts.atk ?? Math.floor(body / 2);
    return { ...facts, atk, damageType: facts.damageType ?? 'melee', health: facts.health ?? Math.max(1, body - atk) };
  }
  if (tags.includes('Weapon') && (facts.atk === undefined || facts.strike === undefined))
    return {
      ...facts,
      atk: facts.atk ?? Math.max(1, cost - 1),
      damageType: facts.damageType ?? 'melee',
      strike: facts.strike ?? Math.ceil(cost / 2),
    };
  return tags.includes('Armor') && facts.def === undefined ? { ...facts, def: Math.ceil(cost / 3) } : facts;
}
