// A random duel, a card of one's own, and why a number is what it is.
import { diceFrom, playOut, randomBot } from '@meetingstone/bots';
import { allDecks, cardTexts, readNotation, seatWith, textOf } from '@meetingstone/cards';
import { explain, outcome, startGame, viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { english, outcomeWords, plain, teller, whyWords } from '@meetingstone/words';

// Two decks, a seed and two players that give any legal answer.
const seats = allDecks()
  .slice(0, 2)
  .map((deck) => seatWith(deck));
const { game, answers } = playOut(startGame({ seats }, 7), [randomBot(), randomBot()], diceFrom(7));
const names = seats.map(({ name }) => name);
console.log(`${names.join(' against ')}: ${outcomeWords(outcome(game), names, null, english)}`);
console.log(`${answers.length} answers in ${game.state.turn.number} turns`);

// Cards of your own, as the rulebook writes them. What is not understood is told, never guessed.
const { facts, faults } = readNotation(`
Old Bear, 4, Druid, Ally—Bear, Pet (1), 2 [Melee] / 4 Health
Protector <p> Other allies you control have +2 ATK while this ally is exhausted.`);
if (faults.length > 0) throw new Error(faults.join('\n'));
for (const card of facts) console.log([card.name, ...textOf(card)].join(' | '));

// A table in the middle of a game; the judge explains every card that you see there.
const table = scenario(
  { you: { play: [{ card: 'Old Bear', exhausted: true }, 'Footsoldier'] }, foe: {} },
  { cards: facts },
);
const view = viewGame(table.game(), 0);
for (const { id } of view.play) {
  const { head, lines } = whyWords(explain(table.game(), id, 0), [], teller(view, english, cardTexts()));
  console.log([head, ...lines].map(plain).join('\n  '));
}
