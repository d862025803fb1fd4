import type { Facts, Noun } from '@meetingstone/rules';
import { hasTag, isKind } from '@meetingstone/rules';

/** What a text says of other cards, as far as it can be seen on their faces. */
const PARTS: ReadonlySet<string> = new Set([
  'noun',
  'card',
  'by',
  'to',
  'with',
  'cards',
  'attachedTo',
  'hosts',
  'host',
]);

/** All descriptions of other cards in a text: of targets, of what a trigger watches, of what a condition asks for. */
export function nounsIn(part: unknown, into: Noun[] = []): readonly Noun[] {
  if (typeof part !== 'object' || part === null) return into;
  for (const [key, value] of Object.entries(part)) {
    if (PARTS.has(key) && isNoun(value)) into.push(value);
    if (key !== 'not' || 'is' in part) nounsIn(value, into);
  }
  return into;
}

function isNoun(value: unknown): value is Noun {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const noun = value as Noun;
  if (noun.self || noun.attached) return false;
  return [noun.kind, noun.tag, noun.name, noun.keyword, noun.icon, noun.faction, noun.any].some(
    (one) => one !== undefined,
  );
}

const NOWHERE = { zone: 'deck', row: null } as const;

/** Could a card with this face fit the description, now or in some state? */
export function couldBe(noun: Noun, facts: Facts): boolean {
  const { kind, tag, name, faction, icon, keyword, cost, atk, health, damageType, neutral, instant, unique, any } =
    noun;
  if (kind && !kind.some((one) => one === 'Resource' || isKind(NOWHERE, facts, one))) return false;
  if (tag && !tag.some((one) => hasTag(facts, one))) return false;
  if (name !== undefined && facts.name !== name) return false;
  if (faction && !facts.icons.includes(faction)) return false;
  if (icon && !icon.some((one) => facts.icons.includes(one))) return false;
  if (neutral !== undefined && neutral !== (facts.icons.length === 0)) return false;
  if (keyword !== undefined && !facts.powers.some((one) => one.power === 'keyword' && one.keyword === keyword))
    return false;
  if (damageType && !damageType.some((one) => one === facts.damageType)) return false;
  if (instant !== undefined && instant !== (facts.instant === true)) return false;
  if (unique !== undefined && unique !== (facts.unique === true)) return false;
  if (!compares(cost, facts.cost) || !compares(atk, facts.atk) || !compares(health, facts.health)) return false;
  return !any || any.some((one) => couldBe(one, facts));
}

function compares(asked: Noun['cost'], value: number | undefined): boolean {
  if (!asked || typeof asked.than !== 'number') return true;
  if (value === undefined) return false;
  switch (asked.is) {
    case 'or less':
      return value <= asked.than;
    case 'less than':
      return value < asked.than;
    case 'or more':
      return value >= asked.than;
    case 'more than':
      return value > asked.than;
    default:
      return value === asked.than;
  }
}
