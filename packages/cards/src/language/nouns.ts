import type {
  Amount,
  Comparison,
  DamageType,
  EffectKind,
  Keyword,
  Kind,
  Noun,
  Players,
  Relation,
  Selection,
  Zone,
} from '@meetingstone/rules';

const kinds = (...kind: Kind[]): Noun => ({ kind });

export const anAbility = kinds('Ability');
export const anAlly = kinds('Ally');
export const aHero = kinds('Hero');
export const heroOrAlly = kinds('Hero', 'Ally');
export const aCharacter = kinds('Character');
export const allyOrWeapon = kinds('Ally', 'Weapon');
export const anEquipment = kinds('Equipment');
export const aWeapon = kinds('Weapon');
export const anArmor = kinds('Armor');
export const aTotem = kinds('Totem');
export const aQuest = kinds('Quest');
export const aResource = kinds('Resource');
export const aRune = kinds('Rune');
export const abilityAllyOrEquipment = kinds('Ability', 'Ally', 'Equipment');
export const aCard: Noun = {};
export const thisOne: Noun = { self: true };
export const yourHeroAs: Noun = { kind: ['Hero'], whose: 'you' };

export const whose = (whose: Relation, noun: Noun): Noun => ({ ...noun, whose });
export const opposing = (noun: Noun): Noun => whose('opposing', noun);
export const friendly = (noun: Noun): Noun => whose('friendly', noun);
export const yours = (noun: Noun): Noun => whose('you', noun);
export const inPartyOf = (of: Players, noun: Noun): Noun => ({ ...noun, of });
export const playedBy = (of: Players, noun: Noun): Noun => ({ ...noun, zone: 'chain', of });
/** Whoever controls it. */
export const ownedBy = (owner: Relation, noun: Noun): Noun => ({ ...noun, owner });
export const other = (noun: Noun): Noun => ({ ...noun, other: true });
export const attached = (noun: Noun): Noun => ({ ...noun, attached: true });
export const damaged = (noun: Noun): Noun => ({ ...noun, damaged: true });
export const exhausted = (noun: Noun): Noun => ({ ...noun, exhausted: true });
export const attacking = (noun: Noun): Noun => ({ ...noun, attacking: true });
export const defending = (noun: Noun): Noun => ({ ...noun, defending: true });
export const enteredThisTurn = (noun: Noun): Noun => ({ ...noun, fresh: true });
export const nonToken = (noun: Noun): Noun => ({ ...noun, token: false });
export const tagged = (tag: string, noun: Noun = {}): Noun => ({ ...noun, tag: [tag] });
/** "with Scarlet in its name" */
export const withInName = (nameHas: string, noun: Noun): Noun => ({ ...noun, nameHas });
export const named = (name: string, noun: Noun): Noun => ({ ...noun, name });
export const sameNameAs = (sameName: Selection, noun: Noun): Noun => ({ ...noun, sameName });
export const among = (among: Selection, noun: Noun): Noun => ({ ...noun, among });
export const except = (except: Selection, noun: Noun): Noun => ({ ...noun, except });
/** Is the source of a modifier that gives its controller's hero one of these keywords. */
export const granting = (granting: readonly Keyword[], noun: Noun): Noun => ({ ...noun, granting });
export const loot = (noun: Noun): Noun => ({ ...noun, loot: true });
export const having = (keyword: Keyword, noun: Noun): Noun => ({ ...noun, keyword });
export const typed = (type: DamageType, noun: Noun): Noun => ({ ...noun, damageType: [type] });
export const withCost = (is: Comparison, than: Amount, noun: Noun): Noun => ({ ...noun, cost: { is, than } });
export const inZone = (zone: Zone, noun: Noun): Noun => ({ ...noun, zone });
export const inYourGraveyard = (noun: Noun): Noun => yours(inZone('graveyard', noun));
export const inCombatWith = (enemy: Noun, noun: Noun): Noun => ({ ...noun, inCombatWith: enemy });
export const dealtCombatDamageBy = (by: Noun, noun: Noun): Noun => ({
  ...noun,
  past: { as: 'card', was: { event: 'deal', by, combat: true } },
});
/** The one with the highest or lowest remaining health among those so described. */
export const withMostHealthLeft = (noun: Noun): Noun => healthLeft('highest', noun);
export const withLeastHealthLeft = (noun: Noun): Noun => healthLeft('lowest', noun);
const healthLeft = (amount: 'highest' | 'lowest', of: Noun): Noun => ({
  ...of,
  remaining: { is: 'exactly', than: { amount, number: 'remaining health', of } },
});
export const ofParity = (parity: 'even' | 'odd', noun: Noun): Noun => ({ ...noun, parity });
/** Its controller controls no such card. */
export const controllingNo = (controls: Noun, noun: Noun): Noun => ({ ...noun, not: { controls } });
export const attachedTo = (host: Noun, noun: Noun): Noun => ({ ...noun, attachedTo: host });
export const hosting = (attachment: Noun, noun: Noun): Noun => ({ ...noun, hosts: attachment });
/** An effect on the chain, not a card; the noun describes its source. */
export const anEffect = (kinds: readonly EffectKind[], source: Noun = {}): Noun => ({
  ...source,
  zone: 'chain',
  effect: kinds,
});
export const targetingOnly = (only: Noun, noun: Noun): Noun => ({ ...noun, targetingOnly: only });
