import type { Facts, Power } from '@meetingstone/rules';
import { Code, literal, propertyName } from './code.ts';

/** Are all the numbers there that a card of its type needs? Some lists lack them. */
export function isComplete({ types, tags, atk, health, strike, def, cost, hero }: Facts): boolean {
  if (types.includes('Ally')) return atk !== undefined && health !== undefined && cost !== undefined;
  if (types.includes('Hero')) return health !== undefined && (hero?.master !== true || cost !== undefined);
  if (types.includes('Quest') || types.includes('Location')) return true;
  if (cost === undefined) return false;
  if (tags.includes('Weapon')) return atk !== undefined && strike !== undefined;
  return !tags.includes('Armor') || def !== undefined;
}

/** Cards as a file of the project: typed data, built with the words of the card language. */
export function fileFor(name: string, cards: readonly Facts[]): string {
  const code = new Code();
  const entries = cards.map((facts) => `  ${propertyName(facts.name)}: ${cardCode(facts, code)},`);
  code.need('cards', 'set');
  const imports = [...code.needs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import { ${[...names].toSorted().join(', ')} } from '../../language/${module}.ts';`);
  return `${imports.join('\n')}\n\nexport const ${name} = set({\n${entries.join('\n')}\n});\n`;
}

function cardCode(facts: Facts, code: Code): string {
  const word = wordFor(facts);
  const attached = word === 'attachment' ? [code.noun(facts.attach!.noun as Record<string, unknown>)] : [];
  const text = [...facts.text.map((effect) => code.of(effect)), ...facts.powers.map((power) => code.of(power))];
  const call = `${code.need('cards', word)}(${[printCode(facts, word), ...attached, ...text].join(', ')})`;
  const back = facts.hero?.back?.powers ?? [];
  return back.length === 0
    ? call
    : `${code.need('cards', 'withBack')}(${[call, ...back.map((power: Power) => code.of(power))].join(', ')})`;
}

function wordFor({ types, tags, attach, ongoing, hero }: Facts): string {
  if (hero) return hero.master ? 'masterHero' : 'hero';
  if (types.includes('Ability') && types.includes('Ally')) return 'totem';
  if (types.includes('Equipment'))
    return ['Weapon', 'Armor', 'Item'].find((tag) => tags.includes(tag))?.toLowerCase() ?? 'item';
  if (types.includes('Ability')) return attach?.targeted ? 'attachment' : ongoing ? 'ongoing' : 'ability';
  return types[0]!.toLowerCase();
}

/** What stands on the card besides its text, as the words of the card language take it. */
function printCode(facts: Facts, word: string): string {
  const {
    cost,
    plusX,
    icons,
    tags,
    limit,
    unique,
    unlimited,
    instant,
    atk,
    damageType,
    health,
    strike,
    def,
    capacity,
    building,
    hero,
  } = facts;
  const own: Readonly<Record<string, readonly string[]>> = { weapon: ['Weapon'], armor: ['Armor'], item: ['Item'] };
  const shown = tags.filter((tag) => tag !== limit?.tag && !(own[word] ?? []).includes(tag));
  const isStartingHero = word === 'hero';
  const print: Record<string, unknown> = {
    cost,
    plusX,
    icon: icons.length === 0 ? undefined : icons.length === 1 && !isStartingHero ? icons[0] : icons,
    race: isStartingHero ? hero?.race : undefined,
    tags: isStartingHero
      ? nothingIfEmpty(tags.filter((tag) => tag !== hero?.race && !hero?.class?.includes(tag) && tag !== 'Traitor'))
      : nothingIfEmpty(shown),
    limit: limit && `${limit.tag} (${limit.count})`,
    unique,
    unlimited,
    instant,
    talent: isStartingHero ? hero?.talent : building?.talent,
    professions: isStartingHero ? hero?.professions : undefined,
    traitor: isStartingHero ? hero?.traitor : undefined,
    required: building?.required,
    reputation: building?.reputation,
    atk: atk === undefined || word === 'hero' ? undefined : [atk, damageType ?? 'melee'],
    health,
    strike,
    def,
    capacity,
  };
  const parts = Object.entries(print).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${dataCode(value)}`],
  );
  return `{ ${parts.join(', ')} }`;
}

const nothingIfEmpty = (tags: readonly string[]): readonly string[] | undefined => (tags.length > 0 ? tags : undefined);

const dataCode = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(dataCode).join(', ')}]` : literal(value);
