import { isDeepStrictEqual } from 'node:util';
import type { Change, Cost, Effect, Facts, Power } from '@meetingstone/rules';
import { cardNamed } from '../catalogue.ts';
import { changeText, costsText, effectsText, modeText, powerText } from './show.ts';

/**
 * What cards say, as those who tell people about a table ask for it (`CardTexts` of words); a card that is only named is
 * looked up.
 */
export const cardTexts = (called: (name: string) => Facts | undefined = cardNamed) => ({
  named: (name: string): Facts | null => called(name) ?? null,
  power: (power: Power, of: Facts | null): string | null => inWords(powerText(power, of ?? undefined)),
  mode: (mode: number, effects: readonly Effect[], of: Facts | null): string | null =>
    inWords(modeText(mode, effects, of ?? undefined)),
  costs: (costs: readonly Cost[], of: Facts | null): string | null => inWords(costsText(costs, of ?? undefined)),
  effects: (effects: readonly Effect[], of: Facts | null): string | null =>
    inWords(effectsText(effects, of ?? undefined)) ?? inWords(powerAround(effects, of)),
  change: (change: Change, source: string | null): string | null =>
    inWords(changeText(change, source === null ? undefined : called(source))),
});

/** What has no words is shown as the project writes it, between these marks: that is nothing for players. */
const inWords = (text: string): string | null => (text === '' || text.includes('<') ? null : text);

/** The whole power of which these are the effects: they may speak of what stands before them. */
function powerAround(effects: readonly Effect[], of: Facts | null): string {
  const all = [...(of?.powers ?? []), ...(of?.back ?? []), ...(of?.hero?.back?.powers ?? [])];
  const power = all.find((one) => 'effects' in one && isDeepStrictEqual(one.effects, effects));
  return power ? powerText(power, of ?? undefined) : '';
}
