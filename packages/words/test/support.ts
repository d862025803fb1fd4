import { cardNamed, changeText, costsText, effectsText, modeText, powerText } from '@meetingstone/cards';
import type { PlacedCard, PlacedSeat } from '@meetingstone/rules';
import { arrangeGame, viewGame } from '@meetingstone/rules';
import { english, teller } from '../src/index.ts';
import type { CardTexts } from '../src/texts.ts';

export const card = (name: string, parts: Partial<PlacedCard> = {}): PlacedCard => ({
  facts: cardNamed(name)!,
  ...parts,
});

export interface Side {
  readonly hand?: readonly PlacedCard[];
  readonly play?: readonly PlacedCard[];
  readonly resources?: readonly PlacedCard[];
}

const placed = (name: string, hero: string, { hand = [], play = [], resources = [] }: Side): PlacedSeat => ({
  name,
  hero: card(hero),
  hand,
  play,
  resources,
  decks: [Array.from({ length: 20 }, () => card('Footsoldier'))],
  graveyards: [[]],
  removed: [],
});

/** Elwin in his action phase against Grusk. */
export function position(you: Side, foe: Side) {
  const seats = [placed('Elwin', 'Elwin Ashgrove', you), placed('Grusk', 'Grusk Halfhelm', foe)];
  return arrangeGame({ seats, turn: 0, step: 'action', seed: 1 }).game;
}

const texts: CardTexts = {
  named: (name) => cardNamed(name) ?? null,
  power: (power, of) => powerText(power, of ?? undefined),
  mode: (mode, effects, of) => modeText(mode, effects, of ?? undefined),
  costs: (costs, of) => costsText(costs, of ?? undefined),
  effects: (effects, of) => effectsText(effects, of ?? undefined),
  change: (change, source) => changeText(change, source === null ? undefined : cardNamed(source)),
};

export const tellerFor = (game: ReturnType<typeof position>, viewer: number | null = 0) =>
  teller(viewGame(game, viewer), english, texts);

export const idOf = (game: ReturnType<typeof position>, name: string, viewer = 0): number => {
  const view = viewGame(game, viewer);
  return [...view.play, ...view.players.flatMap(({ hand }) => hand ?? [])].find((one) => one.name === name)!.id;
};
