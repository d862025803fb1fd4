import { measured } from '../choosing/measuring.ts';
import { selectPlayers } from '../choosing/select.ts';
import { chooseNumber, chooseWord } from '../choosing/words.ts';
import { askYesNo } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { pay } from '../events/paying.ts';
import { PERFORMED } from '../keywords/performed.ts';
import type { Effect } from '../language/effect.ts';
import { canPay, totalOf } from '../legality/costs.ts';
import { addFlips } from '../performing/flips.ts';
import { amountOf } from '../reading/amounts.ts';
import { holds } from '../reading/conditions.ts';
import { readBy } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import { canPerform } from './able.ts';
import { goingOn } from './anew.ts';
import { sortTop, turnDeckOver } from './arranging.ts';
import { attachCards, detachCards } from './attaching.ts';
import { doSpecial } from './card-specific/special.ts';
import {
  discardCards,
  drawCards,
  lookAt,
  placeCards,
  putCards,
  putCardsIntoPlay,
  revealCards,
  shuffleDecks,
} from './cards.ts';
import { changeAnyCounter } from './counters.ts';
import { dealDamage, healDamage, putDamage, removeDamage, setDamage } from './damage.ts';
import { exchangeControl, switchDamage } from './exchanging.ts';
import { guess } from './guessing.ts';
import { restoreStartingHero, swapBoss } from './heroes.ts';
import { becomeDefender, changeCounters, destroyCards, turnCards, withdraw } from './inplay.ts';
import { changeDefender, changeTarget, copyLinks, interruptLinks } from './links.ts';
import { chosenModes } from './modes.ts';
import { becomeCopy, createModifier, modifyCards } from './modify.ts';
import { allowToPlay, completeQuests, playCards } from './playing.ts';
import { addEffect, drawFrom } from './raiding.ts';
import { doForEach, doUntil } from './repeating.ts';

import { outcomeOf, roll, rollForEach } from './rolling.ts';
import { searchZones } from './searching.ts';
import { putTokenCopies, putTokens } from './tokens.ts';
import { triggerCards, watchWhatIsDone } from './triggering.ts';
import { endTurn, extraTurn, loseTheGame, moveRightOf, skipTurn, winTheGame } from './turns.ts';

/** How a text within an instruction is processed. */
export type Process = typeof processEffects;

/** Processes a text in order (709.2b, 712.3). True if all of it was really performed, for "if you do" (709.2f). */
export function* processEffects(table: Table, r: Resolution, effects: readonly Effect[]): Rule<boolean> {
  const { memory } = r;
  const { doing, text, at } = memory;
  let all = true;
  for (let n = 0; n < effects.length; n++) {
    if (table.player(r.controller).lost) return false; // 102.2
    memory.short = false;
    memory.text = effects;
    memory.at = n;
    if (!(yield* process(table, r, effects[n]!)) || memory.short) all = false;
  }
  memory.doing = doing;
  memory.text = text;
  memory.at = at;
  return all;
}

function* process(table: Table, r: Resolution, instruction: Effect): Rule<boolean> {
  r.memory.doing = instruction;
  const effect = yield* measured(table, r, instruction);
  r.memory.doing = effect;
  switch (effect.do) {
    case 'deal':
      return yield* dealDamage(table, r, effect);
    case 'heal':
      return yield* healDamage(table, r, effect);
    case 'put damage':
      return yield* putDamage(table, r, effect);
    case 'remove damage':
      return yield* removeDamage(table, r, effect);
    case 'draw':
      return yield* drawCards(table, r, effect);
    case 'discard':
      return yield* discardCards(table, r, effect);
    case 'destroy':
      return yield* destroyCards(table, r, effect);
    case 'put':
      return yield* goingOn(table, r, effect, putCards);
    case 'put into play':
      return yield* goingOn(table, r, effect, putCardsIntoPlay);
    case 'put token':
      return yield* putTokens(table, r, effect);
    case 'put token copy':
      return yield* putTokenCopies(table, r, effect);
    case 'exhaust':
    case 'ready':
    case 'flip':
    case 'turn face down':
      return yield* turnCards(table, r, effect.do, effect.what);
    case 'remove from combat':
      return yield* withdraw(table, r, effect.what);
    case 'become defender':
      return yield* becomeDefender(table, r, effect.what);
    case 'attach':
      return yield* attachCards(table, r, effect);
    case 'detach':
      return yield* detachCards(table, r, effect.what);
    case 'interrupt':
      return yield* interruptLinks(table, r, effect);
    case 'change the proposed defender':
      return yield* changeDefender(table, r);
    case 'copy':
      return yield* copyLinks(table, r, effect);
    case 'become copy':
      return yield* becomeCopy(table, r, effect);
    case 'add counters':
    case 'remove counters':
      return yield* changeCounters(table, r, effect);
    case 'add any counter':
    case 'remove any counter':
      return yield* changeAnyCounter(table, r, effect);
    case 'set damage':
      return yield* setDamage(table, r, effect);
    case 'modify':
      return yield* modifyCards(table, r, effect);
    case 'create':
      return yield* createModifier(table, r, effect);
    case 'when this way':
      return yield* watchWhatIsDone(table, r, effect, processEffects);
    case 'trigger':
      return yield* triggerCards(table, r, effect);
    case 'place':
      return yield* placeCards(table, r, effect);
    case 'guess':
      return yield* guess(table, r, effect);
    case 'until':
      return yield* doUntil(table, r, effect, processEffects);
    case 'shuffle':
      return yield* shuffleDecks(table, r, effect);
    case 'reveal':
      return yield* revealCards(table, r, effect);
    case 'look at':
      return yield* lookAt(table, r, effect);
    case 'sort top':
      return yield* sortTop(table, r, effect);
    case 'search':
      return yield* searchZones(table, r, effect);
    case 'pay':
      return yield* payNow(table, r, effect);
    case 'may':
      return yield* mayDo(table, r, effect);
    case 'for each player':
      return yield* doForEach(table, r, effect, processEffects);
    case 'roll for each':
      return yield* rollForEach(table, r, effect, processEffects);
    case 'if you do': {
      const done = yield* processEffects(table, r, effect.first);
      return yield* processEffects(table, r, done ? effect.then : (effect.else ?? [])); // 709.2f
    }
    case 'if':
      if (holds(effect.if, reading(table, r))) return yield* processEffects(table, r, effect.then);
      return effect.else !== undefined && (yield* processEffects(table, r, effect.else));
    case 'double-check':
      return holds(effect.if, reading(table, r)) && (yield* processEffects(table, r, effect.then));
    case 'perform':
      return yield* processEffects(table, r, PERFORMED[effect.keyword]);
    case 'play':
      return yield* playCards(table, r, effect);
    case 'choose modes':
      return yield* processEffects(table, r, yield* chosenModes(table, r, effect));
    case 'take an extra turn':
      return yield* extraTurn(table, r, effect.who);
    case 'skip next turn':
      return yield* skipTurn(table, r, effect.who);
    case 'lose the game':
      return yield* loseTheGame(table, r, effect.who);
    case 'win the game':
      return winTheGame(table, r);
    case 'move right of':
      return yield* moveRightOf(table, r, effect);
    case 'exchange control':
      return yield* exchangeControl(table, r, effect);
    case 'switch damage':
      return yield* switchDamage(table, r, effect);
    case 'turn deck over':
      return yield* turnDeckOver(table, r, effect.who);
    case 'restore starting hero':
      return yield* restoreStartingHero(table, r, effect.who);
    case 'change target':
      return yield* changeTarget(table, r, effect);
    case 'complete':
      return yield* completeQuests(table, r, effect);
    case 'allow to play':
      return yield* allowToPlay(table, r, effect);
    case 'choose word':
      return yield* chooseWord(table, r, effect);
    case 'choose number':
      return yield* chooseNumber(table, r, effect);
    case 'swap':
      return yield* swapBoss(table, r, effect);
    case 'add effect':
      return yield* addEffect(table, r, effect);
    case 'draw from':
      return drawFrom(table, r, effect.deck);
    case 'flip cards':
      addFlips(table, r.controller, amountOf(effect.count, reading(table, r)));
      return true;
    case 'drop':
    case 'put from collection':
    case 'special':
      return yield* doSpecial(table, r, effect);
    case 'end the turn':
      return endTurn(table);
    case 'gesture':
      return true;
    case 'roll': {
      const result = roll(table, r, effect.dice);
      return yield* processEffects(table, r, outcomeOf(effect.then, result)?.effects ?? []);
    }
  }
}

/** A player may do it only if he can do all of it (712.7). */
function* mayDo(table: Table, r: Resolution, effect: Extract<Effect, { do: 'may' }>): Rule<boolean> {
  let done = false;
  for (const player of yield* selectPlayers(table, r, effect.who)) {
    r.memory.thatPlayer = [player];
    if (!effect.effects.every((inner) => canPerform(table, r, inner))) continue;
    if (!(yield* askYesNo(table, player, 'may', r.source, askingOf(r, player, { effects: effect.effects })))) continue;
    if (yield* processEffects(table, r, effect.effects)) done = true;
  }
  return done;
}

/** Paying as part of a text: all of it or nothing (403.1). */
function* payNow(table: Table, r: Resolution, effect: Extract<Effect, { do: 'pay' }>): Rule<boolean> {
  const [player] = yield* selectPlayers(table, r, effect.who);
  if (player === undefined) return false;
  const read = () => readBy(reading(table, r), player);
  const payOnce = function* (): Rule<boolean> {
    const total = totalOf(effect.cost, read());
    return canPay(read(), total) && (yield* pay(table, read, total)) !== undefined;
  };
  if (!effect.anyNumber) return yield* payOnce();
  let times = 0;
  const asking = askingOf(r, player, { costs: effect.cost });
  while (
    canPay(read(), totalOf(effect.cost, read())) &&
    (yield* askYesNo(table, player, 'pay again', r.source, asking))
  ) {
    if (!(yield* payOnce())) break;
    times += 1;
  }
  r.memory.thatMuch = times;
  return times > 0;
}
