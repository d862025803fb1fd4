import { cardNamed } from '@meetingstone/cards';
import { ability, ally } from '@meetingstone/cards/language';
import type { Effect, Noun } from '@meetingstone/rules';
import { aimsOf, viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { expect, test } from 'vitest';
import { choiceOf, diceFrom, greedyBot } from '../src/index.ts';

const target = (noun: Noun) => ({ select: 'target', noun }) as const;
const anAlly = () => target({ kind: ['Ally'] });
const heal: Effect = { do: 'heal', amount: 2, from: anAlly() };
const mending = {
  name: 'Fire and Mending',
  ...ability({ cost: 1, icon: 'Mage' }, { do: 'deal', amount: 2, types: ['fire'], to: anAlly() }, heal),
};

test('each target of a text is chosen for what is done to it', () => {
  const { you, game } = scenario(
    {
      you: { hand: ['Fire and Mending'], resources: 4, play: [{ card: 'Quarry Ogre', damage: 2 }] },
      foe: { play: [{ card: 'Elder Troll', damage: 2 }] },
    },
    { cards: [mending, { name: 'Elder Troll', ...ally({ cost: 3, atk: [3, 'melee'], health: 5 }) }] },
  );
  you.plays('Fire and Mending');
  const chosen: (string | null)[] = [];
  while (game().decision!.question === 'target') {
    const choice = choiceOf(game(), greedyBot(), diceFrom(1));
    const { name } = viewGame(game(), 0).play.find(({ id }) => 'card' in choice && id === choice.card)!;
    chosen.push(name);
    you.chooses(name!);
  }
  expect(chosen).toEqual(['Elder Troll', 'Quarry Ogre']);
});

test('a token helps whoever gets it, named or not', () => {
  const { text } = cardNamed('Friends in High Places')!;
  expect(aimsOf(text)).toMatchObject([{ verb: 'put token', tone: 'help', amount: 2, who: { player: 'you' } }]);
});
