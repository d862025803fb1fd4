import type { Amount, Comparison, DamageType, Keyword, Kind, Noun, Relation, Zone } from '@meetingstone/rules';

const of = (...kind: Kind[]): Noun => ({ kind });

export const anAbility = of('Ability');
export const anAlly = of('Ally');
export const aHero = of('Hero');
export const heroOrAlly = of('Hero', 'Ally');
export const aCharacter = of('Character');
export const allyOrWeapon = of('Ally', 'Weapon');
export const anEquipment = of('Equipment');
export const aWeapon = of('Weapon');
export const anArmor = of('Armor');
export const aTotem = of('Totem');
export const aQuest = of('Quest');
export const aResource = of('Resource');
export const aCard: Noun = {};
export const thisOne: Noun = { self: true };
export const yourHeroAs: Noun = { kind: ['Hero'], whose: 'you' };

export const whose = (whose: Relation, noun: Noun): Noun => ({ ...noun, whose });
export const opposing = (noun: Noun): Noun => whose('opposing', noun);
export const friendly = (noun: Noun): Noun => whose('friendly', noun);
export const yours = (noun: Noun): Noun => whose('you', noun);
export const other = (noun: Noun): Noun => ({ ...noun, other: true });
export const attached = (noun: Noun): Noun => ({ ...noun, attached: true });
export const damaged = (noun: Noun): Noun => ({ ...noun, damaged: true });
export const exhausted = (noun: Noun): Noun => ({ ...noun, exhausted: true });
export const attacking = (noun: Noun): Noun => ({ ...noun, attacking: true });
export const defending = (noun: Noun): Noun => ({ ...noun, defending: true });
export const nonToken = (noun: Noun): Noun => ({ ...noun, token: false });
export const tagged = (tag: string, noun: Noun = {}): Noun => ({ ...noun, tag: [tag] });
export const named = (name: string, noun: Noun): Noun => ({ ...noun, name });
export const having = (keyword: Keyword, noun: Noun): Noun => ({ ...noun, keyword });
export const typed = (type: DamageType, noun: Noun): Noun => ({ ...noun, damageType: [type] });
export const withCost = (is: Comparison, than: Amount, noun: Noun): Noun => ({ ...noun, cost: { is, than } });
export const inZone = (zone: Zone, noun: Noun): Noun => ({ ...noun, zone });
export const inYourGraveyard = (noun: Noun): Noun => yours(inZone('graveyard', noun));
export const inCombatWith = (enemy: Noun, noun: Noun): Noun => ({ ...noun, inCombatWith: enemy });
export const dealtCombatDamageBy = (by: Noun, noun: Noun): Noun => ({
  ...noun,
  dealtDamageThisTurn: { by, combat: true },
});
