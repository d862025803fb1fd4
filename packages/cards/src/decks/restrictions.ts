import type { DamageType, Facts, PrintedNoun } from '@meetingstone/rules';
import { hasTag, isKind, says, TALENT_SPECS } from '@meetingstone/rules';

const SPECS: readonly string[] = TALENT_SPECS;
const UNPLAYED = { zone: 'deck', row: null } as const;

/** The talent spec of a Talent; a card that requires a hero of one spec is one too (100.2b, 100.2c). */
export function talentOf({ building }: Facts): string | undefined {
  const [trait, ...more] = building?.required ?? [];
  return building?.talent ?? (trait !== undefined && more.length === 0 && SPECS.includes(trait) ? trait : undefined);
}

/** The traits of which the hero must have one, where that is no talent spec (100.2b). */
export function requiredTraits(card: Facts): readonly string[] {
  return talentOf(card) === undefined ? (card.building?.required ?? []) : [];
}

/** Is this card, as it is printed, one of those described? */
export function isDescribed(noun: PrintedNoun, card: Facts): boolean {
  const { kind, tag, icon, neutral, damageType, deals, talent, reputation, restricted, any, not } = noun;
  return (
    (!kind || kind.some((one) => isKind(UNPLAYED, card, one))) &&
    (!tag || tag.some((one) => hasTag(card, one))) &&
    (!icon || icon.some((one) => card.icons.includes(one))) &&
    (neutral === undefined || (card.icons.length === 0) === neutral) && // 206.1d
    (!damageType || (card.damageType !== undefined && damageType.includes(card.damageType))) &&
    (!deals || dealsDamage(card, deals)) &&
    (!talent || talent.includes(talentOf(card) ?? '')) &&
    (!reputation || reputation.includes(card.building?.reputation ?? '')) &&
    (restricted === undefined || isRestricted(card) === restricted) &&
    (!any || any.some((one) => isDescribed(one, card))) &&
    !(not && isDescribed(not, card))
  );
}

/** Has it a text restriction (100.2b, 100.2c, 100.2d)? */
function isRestricted(card: Facts): boolean {
  const { required = [], reputation } = card.building ?? {};
  return required.length > 0 || reputation !== undefined || talentOf(card) !== undefined;
}

/** Does its text somewhere deal damage of one of these types? */
const dealsDamage = (card: Facts, types: readonly DamageType[]): boolean =>
  says(
    'facts',
    card,
    ({ kind, phrase }) =>
      kind === 'effect' && phrase.do === 'deal' && types.some((type) => phrase.types.includes(type)),
  );
