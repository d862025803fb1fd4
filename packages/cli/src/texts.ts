import { changeText, effectsText, modeTexts, powerText } from '@meetingstone/cards';
import type { CardView, Facts, Power } from '@meetingstone/rules';
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
  effects: (effects, of) => {
    const text = effectsText(effects, of ?? undefined);
    return text.includes('<') ? null : text;
  },
  change: (change, source) => changeText(change, source === null ? undefined : factsCalled(source)),
};
