import { textOf, typeLine } from '@meetingstone/cards';
import type { Facts, Power } from '@meetingstone/rules';
import type { Printed } from '../src/card/printed.ts';

/** What is printed on a card, as a screen needs it. */
export function printedOf(facts: Facts, raid?: string): Printed {
  const { name, types, tags, icons, cost, plusX, atk, damageType, health, def, strike, hero } = facts;
  const boss = hero?.boss?.number;
  return {
    name,
    typeLine: typeLine(facts),
    types,
    tags,
    icons,
    text: textOf(facts),
    keywords: [...new Set(facts.powers.flatMap(keywordIn))],
    ...(cost === undefined ? {} : { cost }),
    ...(plusX ? { plusX } : {}),
    ...(atk === undefined ? {} : { atk }),
    ...(damageType === undefined ? {} : { damageType }),
    ...(health === undefined ? {} : { health }),
    ...(def === undefined ? {} : { def }),
    ...(strike === undefined ? {} : { strike }),
    ...(hero?.talent === undefined ? {} : { talent: hero.talent }),
    ...(boss === undefined ? {} : { boss }),
    ...(facts.token ? { token: true as const } : {}),
    ...(facts.attach ? { attaches: true as const } : {}),
    ...(facts.ongoing ? { ongoing: true as const } : {}),
    ...(facts.unique ? { unique: true as const } : {}),
    ...(hero || facts.back ? { twoSided: true as const } : {}),
    ...(raid === undefined ? {} : { raid }),
  };
}

const keywordIn = (power: Power): readonly string[] => {
  if (power.power !== 'keyword') return [];
  const { keyword, number } = power;
  return [typeof number === 'number' && number > 1 ? `${keyword} ${number}` : keyword];
};
