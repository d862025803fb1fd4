import { isDeepStrictEqual } from 'node:util';
import { changeText, effectsText, modeTexts, powerText } from '@meetingstone/cards';
import type { CardView, Effect, Facts, Power } from '@meetingstone/rules';
import { worksIn } from '@meetingstone/rules';
import type { CardTexts } from '@meetingstone/words';
import { cardsCalled } from './library.ts';

const said = (power: Power | undefined, { facts }: CardView): string =>
  power ? powerText(power, facts ?? undefined) : '';

const factsCalled = (name: string): Facts | undefined => cardsCalled(name)[0]?.facts;

/** What cards say, from the phrase table and all known cards. */
export const cardTexts: CardTexts = {
  power: (card, nth) =>
    said(card.powers.filter((power) => power.power === 'payment' && worksIn(power, card.zone))[nth], card),
  reward: (card) =>
    said(
      card.powers.find(({ power }) => power === 'reward'),
      card,
    ),
  modes: (card) => {
    const facts = typeof card === 'string' ? factsCalled(card) : card;
    return facts ? modeTexts(facts) : [];
  },
  effects: (effects, of) => inWords(effectsText(effects, of ?? undefined)) ?? inWords(powerAround(effects, of)),
  change: (change, source) => inWords(changeText(change, source === null ? undefined : factsCalled(source))),
};

/** What has no words is shown as the project writes it, between these marks: that is nothing for players. */
const inWords = (text: string): string | null => (text === '' || text.includes('<') ? null : text);

/** The whole power of which these are the effects: they may speak of what stands before them. */
function powerAround(effects: readonly Effect[], of: Facts | null): string {
  const all = [...(of?.powers ?? []), ...(of?.back ?? []), ...(of?.hero?.back?.powers ?? [])];
  const power = all.find((one) => 'effects' in one && isDeepStrictEqual(one.effects, effects));
  return power ? powerText(power, of ?? undefined) : '';
}
