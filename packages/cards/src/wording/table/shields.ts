import type { Change, DamageType, Noun, Power } from '@meetingstone/rules';
import { DAMAGE_TYPES } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import { Hole, match } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { nounMany } from './phrases.ts';
import { thisCard } from './self.ts';

const shieldedBy = (cards: Noun, by: Noun): Power => ({
  power: 'continuous',
  continuous: { cards, changes: [{ change: 'permit', permission: { may: 'be shielded', by } }] }, // 717.2c
});

const SHIELD = shieldedBy(new Hole('cards') as Noun, { self: true });

/** Does a card prevent damage to others by this power? */
export const isShield = (power: Power): boolean => match(SHIELD, power) !== undefined;

/** Others than the card that shields: of itself and its host it would say something else. */
const shielded: Phrase<Noun> = seenAs(nounMany, others, others);
function others(noun: Noun): Noun | undefined {
  return noun.self || noun.attached || noun.any ? undefined : noun;
}

const PREVENT = 'prevent damage <that would be dealt!> to';

/** "can prevent damage that would be dealt to allies you control", "can prevent only melee damage" */
export const shields = (): readonly Row<readonly Change[]>[] => [
  row({ cards: shielded }, `can|may ${PREVENT} {cards}`, ({ cards }): readonly Change[] => [
    { change: 'grant', power: shieldedBy(cards, { self: true }) },
  ]),
  ...ofEach(DAMAGE_TYPES, (one) => [
    row({}, `can prevent only ${one} damage`, (): readonly Change[] => [
      { change: 'restrict', restriction: { cant: 'prevent damage', damageType: allBut(one) } },
    ]),
  ]),
];

const allBut = (one: DamageType): readonly DamageType[] => DAMAGE_TYPES.filter((type) => type !== one);

/** The same with other words for the one that prevents. */
export const shielding = (): readonly Row<Power>[] => [
  row(
    { self: thisCard, cards: shielded },
    `you can|may exhaust {self} to ${PREVENT} {cards} .`,
    ({ cards }): Power => shieldedBy(cards, { self: true }),
  ),
  row(
    { by: nounMany, self: thisCard },
    `{by} can|may ${PREVENT} {self} .`,
    ({ by }): Power => ({ power: 'self', may: { may: 'be shielded', by } }),
  ),
];
