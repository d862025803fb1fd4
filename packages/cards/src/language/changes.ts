import type {
  Amount,
  CardType,
  Change,
  DamageType,
  Keyword,
  Noun,
  Permission,
  Power,
  Restriction,
  Selection,
} from '@meetingstone/rules';

export const atk = (by: Amount): Change => ({ change: 'atk', by });
export const health = (by: Amount): Change => ({ change: 'health', by });
/** +X / +X (glossary). */
export const atkAndHealth = (by: Amount): Change[] => [atk(by), health(by)];
export const keyword = (keyword: Keyword): Change => ({ change: 'grant', power: { power: 'keyword', keyword } });
export const power = (power: Power): Change => ({ change: 'grant', power });
export const losesPowers: Change = { change: 'lose powers' };
/** Only these keywords, and it can't have them again. */
export const losesKeywords = (...keywords: readonly Keyword[]): Change[] => [
  { change: 'lose powers', keywords },
  { change: 'restrict', restriction: { cant: 'have powers', keywords } },
];
export const printedPowersOf = (of: Selection): Change => ({ change: 'printed powers', of });
/** Only their reward powers (702.2a). */
export const rewardPowersOf = (of: Selection): Change => ({ change: 'printed powers', of, only: 'reward' });
/** ATK and health change places (712.9). */
export const switchesNumbers: Change = { change: 'switch' };
export const alsoType = (type: CardType): Change => ({ change: 'add type', type });
export const becomesType = (type: CardType): Change => ({ change: 'become type', type });
export const alsoTag = (tag: string): Change => ({ change: 'add tag', tag });
/** The word chosen for the card that says so (202.4). */
export const alsoChosenTag: Change = { change: 'add chosen tag' };
export const damageTypeBecomes = (type: DamageType): Change => ({ change: 'become damage type', type });
export const alsoDamageType = (type: DamageType): Change => ({ change: 'add damage type', type });
export const atkBecomes = (to: Amount): Change => ({ change: 'set atk', to });
export const healthBecomes = (to: Amount): Change => ({ change: 'set health', to });
export const controlledByYou: Change = { change: 'control', by: { player: 'you' } };
export const cant = (deed: Restriction['cant'], details: Omit<Restriction, 'cant'> = {}): Change => ({
  change: 'restrict',
  restriction: { cant: deed, ...details },
});
export const can = (permission: Permission): Change => ({ change: 'permit', permission });
export const mustAttack = (noun?: Noun): Change => (noun ? { change: 'must attack', noun } : { change: 'must attack' });
export const attacksOnlyIfAble = (noun: Noun): Change => ({ change: 'attack only', noun, ifAble: true });
