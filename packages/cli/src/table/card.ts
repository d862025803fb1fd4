import { textOf, typeLine } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import type { Paint } from '../paint.ts';

/** A card as players see it: name and cost, type line, numbers, text. */
export function cardLines(facts: Facts, paint: Paint): string[] {
  const cost = facts.cost === undefined ? '' : `  (${facts.cost}${facts.plusX ? '+X' : ''})`;
  const icons = facts.icons.length > 0 ? [facts.icons.join(', ')] : [];
  const figures = numbersOf(facts);
  return [
    `${paint('bold', facts.name)}${cost}`,
    [typeLine(facts), ...icons].join(' · '),
    ...(figures === '' ? [] : [figures]),
    ...textOf(facts).map((line) => `  ${line}`),
  ];
}

function numbersOf({ atk, damageType, health, def, strike, capacity }: Facts): string {
  return [
    atk === undefined ? '' : `${atk} ATK${damageType ? ` (${damageType})` : ''}`,
    health === undefined ? '' : `${health} health`,
    strike === undefined ? '' : `strike ${strike}`,
    def === undefined ? '' : `${def} DEF`,
    capacity === undefined ? '' : `capacity ${capacity}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
