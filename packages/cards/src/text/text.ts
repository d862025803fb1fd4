import type { Change, Facts, Power } from '@meetingstone/rules';
import { changed } from './changes.ts';
import { deckbuildingText } from './deckbuilding.ts';
import { clauses } from './effects.ts';
import { nounWords } from './nouns.ts';
import { powerText } from './powers.ts';
import { voiceFor } from './voice.ts';
import { article, bracketed, list, one, sentences, spaced } from './words.ts';

/** Tags that stand before the card type (202.1). */
const BEFORE_TYPE = ['Monster', 'Arena', 'Basic'];
/** Tags that stand inside an equipment's type: "1H Weapon". */
const EQUIPMENT_WORDS = ['1H', '2H', 'Weapon', 'Armor', 'Item'];

/** The type line as the rulebook writes it: "Instant Ability—Fire", "Equipment—1H Weapon—Sword, Melee (1)". */
export function typeLine(facts: Facts): string {
  const { tags, limit, hero } = facts;
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
    (tag) => ![...early, ...kind, limit?.tag, ...(hero?.traitor ? ['Traitor'] : [])].includes(tag),
  );
  const spec = hero?.talent ?? (hero?.traitor && 'Traitor');
  const left = [type, kind.join(' '), spaced(...rest, spec && `(${spec})`)].filter(Boolean).join('—');
  const right = [
    limit && `${limit.tag} (${limit.count})`,
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
  const attack = atk === undefined ? undefined : spaced(String(atk), damageType && bracketed(damageType));
  if (strike !== undefined) return `${attack}, ${strike} Strike`;
  if (health !== undefined) return attack === undefined ? `${health} Health` : `${attack} / ${health} Health`;
  if (def !== undefined) return `${def} DEF`;
  return capacity === undefined ? '' : `${capacity} Capacity`;
}

/** The text box, one line for each paragraph; a hero's other side follows. */
export function textOf(facts: Facts): string[] {
  const { building, hero, ongoing } = facts;
  const powers = linesOf(facts, facts.powers);
  const [first, ...rest] = powers;
  const back = hero?.back ? linesOf(facts, hero.back.powers) : [];
  const front = ongoing && first !== undefined ? [`Ongoing: ${first}`, ...rest] : powers;
  return [
    ...(building?.required ? [`${list(building.required, 'or')} Hero Required`] : []),
    ...(building?.talent === undefined ? [] : [`${building.talent} Talent`]),
    ...(building?.reputation === undefined ? [] : [`${building.reputation} Reputation`]),
    ...resolving(facts),
    ...(back.length > 0 ? front.map((line) => `[Front]: ${line}`) : front),
    ...back.map((line) => `[Back]: ${line}`),
    ...(building?.deckbuilding ? [deckbuildingText(building.deckbuilding)] : []),
  ];
}

/** What one change does to a card, in the words of the card that makes it. */
export function changeText(change: Change, source: Facts = NOBODY): string {
  return changed(one('it'), [change], voiceFor(source, []));
}

const NOBODY: Facts = { name: '', types: [], tags: [], icons: [], text: [], powers: [] };

const linesOf = (facts: Facts, powers: readonly Power[]): string[] =>
  powers.map((power) => powerText(power, voiceFor(facts, [])));

/** What the card does as it resolves, with its attach description. */
function resolving(facts: Facts): string[] {
  const { attach, text } = facts;
  const voice = voiceFor(facts, text);
  const to = attach && !attach.byText ? nounWords(attach.noun, voice) : undefined;
  const host = to === undefined ? [] : [`attach to ${attach?.targeted ? `target ${to}` : article(to)}`];
  const said = [...host, ...clauses(text, voice)];
  return said.length > 0 ? [sentences(said)] : [];
}
