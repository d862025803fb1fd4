import type { Facts } from '@meetingstone/rules';
import { capital } from './grammar/endings.ts';

/** Tags that stand before the card type (202.1). */
const BEFORE_TYPE = ['Monster', 'Arena', 'Basic'];
/** Tags that stand inside an equipment's type: "1H Weapon". */
const EQUIPMENT_WORDS = ['1H', '2H', 'Weapon', 'Armor', 'Item'];

/** Parts of a line with one blank between them. */
const spaced = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

/** The type line as the rulebook writes it: "Instant Ability—Fire", "Equipment—1H Weapon—Sword, Melee (1)". */
export function typeLine(facts: Facts): string {
  const { tags, limits = [], hero } = facts;
  const early = BEFORE_TYPE.filter((tag) => tags.includes(tag));
  const type = spaced(
    facts.token && 'Token',
    ...early,
    facts.instant && 'Instant',
    hero?.master && 'Master',
    facts.types.join(' '),
  );
  const kind = EQUIPMENT_WORDS.filter((tag) => facts.types.includes('Equipment') && tags.includes(tag));
  const rest = tags.filter(
    (tag) => ![...early, ...kind, ...limits.map(({ tag }) => tag), ...(hero?.traitor ? ['Traitor'] : [])].includes(tag),
  );
  const spec = hero?.talent ?? (hero?.traitor && 'Traitor');
  const left = [type, kind.join(' '), spaced(...rest, spec && `(${spec})`)].filter(Boolean).join('—');
  const right = [
    ...limits.map(({ tag, count }) => `${tag} (${count})`),
    facts.unique && 'Unique',
    facts.unlimited && 'Unlimited',
    hero?.professions?.join('/'),
  ];
  return [left, ...right].filter(Boolean).join(', ');
}

/** The whole first line in the rulebook's notation: name, cost, icons, type line, numbers. */
export function headLine(facts: Facts): string {
  const cost = facts.cost === undefined ? undefined : `${facts.cost}${facts.plusX ? '+X' : ''}`;
  return [facts.name, cost, facts.icons.join(' '), typeLine(facts), numbers(facts)].filter(Boolean).join(', ');
}

function numbers({ atk, damageType, health, strike, def, capacity }: Facts): string {
  const attack = atk === undefined ? undefined : spaced(String(atk), damageType && `[${capital(damageType)}]`);
  if (strike !== undefined) return `${attack}, ${strike} Strike`;
  if (health !== undefined) return attack === undefined ? `${health} Health` : `${attack} / ${health} Health`;
  if (def !== undefined) return `${def} DEF`;
  return capacity === undefined ? '' : `${capacity} Capacity`;
}
