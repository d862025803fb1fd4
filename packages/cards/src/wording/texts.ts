import { isDeepStrictEqual } from 'node:util';
import type { CardView, Change, Effect, Facts, Power } from '@meetingstone/rules';
import { worksIn } from '@meetingstone/rules';
import { cardNamed } from '../catalogue.ts';
import { changeText, effectsText, modeTexts, powerText } from './show.ts';

/**
 * What cards say, as those who tell people about a table ask for it (`CardTexts` of words); a card that is only named is
 * looked up.
 */
export const cardTexts = (called: (name: string) => Facts | undefined = cardNamed) => ({
  power: (card: CardView, nth: number): string =>
    said(card.powers.filter((power) => power.power === 'payment' && worksIn(power, card.zone))[nth], card),
  reward: (card: CardView): string =>
    said(
      card.powers.find(({ power }) => power === 'reward'),
      card,
    ),
  modes: (card: Facts | string): readonly string[] => {
    const facts = typeof card === 'string' ? called(card) : card;
    return facts ? modeTexts(facts) : [];
  },
  effects: (effects: readonly Effect[], of: Facts | null): string | null =>
    inWords(effectsText(effects, of ?? undefined)) ?? inWords(powerAround(effects, of)),
  change: (change: Change, source: string | null): string | null =>
    inWords(changeText(change, source === null ? undefined : called(source))),
});

const said = (power: Power | undefined, { facts }: CardView): string =>
  power ? powerText(power, facts ?? undefined) : '';

/** What has no words is shown as the project writes it, between these marks: that is nothing for players. */
const inWords = (text: string): string | null => (text === '' || text.includes('<') ? null : text);

/** The whole power of which these are the effects: they may speak of what stands before them. */
function powerAround(effects: readonly Effect[], of: Facts | null): string {
  const all = [...(of?.powers ?? []), ...(of?.back ?? []), ...(of?.hero?.back?.powers ?? [])];
  const power = all.find((one) => 'effects' in one && isDeepStrictEqual(one.effects, effects));
  return power ? powerText(power, of ?? undefined) : '';
}
