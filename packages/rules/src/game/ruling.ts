import type { Decision, Option, Ruling } from '../decisions/decision.ts';
import { whyNotPreventWith } from '../events/preventing.ts';
import type { Facts } from '../language/facts.ts';
import { isFree } from '../legality/actionPhase.ts';
import { whyNotPass } from '../legality/actions.ts';
import { whyNotAttack, whyNotPropose, whyNotProtect } from '../legality/attacking.ts';
import { magnetsFor } from '../legality/magnets.ts';
import { whyNotPlace } from '../legality/placing.ts';
import { whyNotPlay } from '../legality/playing.ts';
import { whyNotStrike } from '../legality/striking.ts';
import { canChooseAll } from '../legality/targets.ts';
import { whyNotComplete, whyNotUse } from '../legality/using.ts';
import { isCardName, isName } from '../legality/wordsToChoose.ts';
import { isBarred } from '../loops/trail.ts';
import type { Derived } from '../modifiers/derive.ts';
import { derive } from '../modifiers/derive.ts';
import { modalOf } from '../reading/modes.ts';
import { perspective } from '../reading/perspective.ts';
import { slotsOf } from '../reading/slots.ts';
import { whyNotTarget } from '../reading/targets.ts';
import { cardIn } from '../state/cards.ts';
import type { Link } from '../state/link.ts';
import type { State } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import { sameOption } from './answering.ts';

import type { Answer, Game } from './game.ts';

/** Why an answer is refused; undefined if it is legal. */
export function ruleOn(game: Game, given: Answer): Ruling | undefined {
  const { decision } = game;
  if (!decision) return { rule: '102.1', reason: 'the game is over' };
  if (given.player === decision.player && given.decision !== undefined && given.decision !== decision.number)
    return { rule: '410.1', reason: 'not the present decision' };
  if (given.choose === 'concede') {
    const player = game.state.players[given.player];
    return player && !player.lost ? undefined : { rule: '102.2', reason: 'not your decision' };
  }
  if (given.player !== decision.player) return { rule: '410.1', reason: 'not your decision' };
  if (offers(decision, given.choose)) return undefined;
  if (decision.numbers && given.choose.choose === 'number') {
    const { from, upTo } = decision.numbers;
    const { number } = given.choose;
    if (Number.isInteger(number) && number >= from && number <= upTo) return undefined;
  }
  if (decision.anyName && given.choose.choose === 'word') {
    const taken = given.choose.word.trim() === '' || isName(game.state, given.choose.word);
    return taken ? { rule: '200.3', reason: 'a card has that name', card: decision.about } : undefined;
  }
  if (decision.anyCard && given.choose.choose === 'word' && isCardName(game.state, given.choose.word, given.player))
    return undefined;
  return whyNotOffered(game.state, decision, given.choose);
}

function offers(decision: Decision, option: Option): boolean {
  const offered: readonly Option[] = decision.options;
  return offered.includes(option) || offered.some((other) => sameOption(other, option));
}

/** What is known of a question that was perhaps never put to anybody. */
type Questioned = Pick<Decision, 'player' | 'question' | 'about' | 'options' | 'numbers'>;

/** The rule, and the card, behind an option that is not offered. */
export function whyNotOffered(state: State, decision: Questioned, option: Option): Ruling {
  const on = derive(state);
  const seat = decision.player;
  const ruling = decision.question === 'priority' ? whyNotNow(on, seat, option) : whyNotChosen(on, decision, option);
  return ruling ?? { rule: '707.1', reason: 'not offered' };
}

function whyNotNow(on: Derived, seat: number, option: Option): Ruling | undefined {
  if (isBarred(on.state, seat, option)) return { rule: '803.2', reason: 'would continue the loop' };
  switch (option.choose) {
    case 'pass':
      return whyNotPass(on, seat);
    case 'play':
      return whyNotPlay(on, seat, option.card);
    case 'use':
      return whyNotUse(on, seat, option.card, option.power);
    case 'complete':
      return whyNotComplete(on, seat, option.card, option.power);
    case 'place':
      return whyNotPlace(on, seat, option.card, option.faceUp);
    case 'attack':
      if (!isFree(on.state, seat))
        return { rule: '601.1', reason: 'needs your action phase with an empty chain', card: option.card };
      return whyNotAttack(on, seat, option.card, option.sabotage);
    default:
      return undefined;
  }
}

/** What only a player with priority can do (410.1). */
const WITH_PRIORITY: ReadonlySet<Option['choose']> = new Set(['pass', 'play', 'use', 'complete', 'place', 'attack']);

function whyNotChosen(on: Derived, decision: Questioned, option: Option): Ruling | undefined {
  if (WITH_PRIORITY.has(option.choose)) return { rule: '410.1', reason: 'not the present decision' };
  switch (decision.question) {
    case 'defender':
      return option.choose === 'card' ? whyNotDefender(on, decision, option.card) : undefined;
    case 'target':
    case 'new target':
      return whyNotTargeted(on, decision, option);
    case 'X':
      return whyNotX(decision, option);
    case 'number':
      return { rule: '709.2b', reason: 'not a number that can be chosen' };
    case 'share':
    case 'number of targets':
      return { rule: '707.1d', reason: 'not a number that can be chosen' };
    case 'loop':
    case 'break loop':
      return {
        rule: decision.question === 'break loop' ? '803.4' : decision.numbers!.from > 1 ? '803.3' : '803.2',
        reason: 'not a number that can be chosen',
      };
    case 'protect':
      return (
        (option.choose === 'card' ? whyNotProtect(on, decision.player, option.card) : undefined) ?? {
          rule: '602.2',
          reason: 'cannot protect',
        }
      );
    case 'strike':
      return (
        (option.choose === 'card' ? whyNotStrike(on, decision.player, decision.about, option.card) : undefined) ??
        whyNotStrikeNow(on.state, decision)
      );
    case 'replacement':
      return (
        ('card' in option ? whyNotPreventWith(on, decision.player, option.card) : undefined) ?? {
          rule: '717.2c',
          reason: 'not ready equipment with defense',
        }
      );
    case 'mode':
      return whyNotMode(on, decision, option);
    case 'uniqueness':
      return { rule: '414.2', reason: 'not offered' };
    case 'location':
      return { rule: '410.6g', reason: 'not offered' };
    case 'discard':
    case 'maximum hand size':
      return { rule: '415.9e', reason: 'not offered' };
    case 'order':
      return { rule: '708.1a', reason: 'not offered' };
    case 'order packets':
      return { rule: '802.2', reason: 'not offered' };
    case 'order modifiers':
      return { rule: '718.3', reason: 'not offered' };
    case 'arrange':
    case 'on top':
      return { rule: '415.3c', reason: 'not offered' };
    case 'inspire':
      return { rule: '501.1b', reason: 'not offered' };
    case 'divide among':
      return { rule: '717.7', reason: 'not offered' };
    case 'pay with':
    case 'resource':
    case 'cost':
      return { rule: '403.1', reason: 'cannot pay' };
    case 'search': // A card is found if only its description could tell that there is none.
      return { rule: option.choose === 'none' ? '413.3' : '709.2b', reason: 'not offered' };
    case 'card':
    case 'in order':
    case 'measured':
    case 'link':
    case 'roll for':
    case 'aim':
    case 'Master Hero':
    case 'order revealed':
    case 'look':
    case 'player':
    case 'zone':
    case 'attach':
      return { rule: '709.2b', reason: 'not offered' };
    default:
      return undefined;
  }
}

/** Where a strike can be made, or was, this weapon could be struck with alone: it is one too many (303.2c). */
function whyNotStrikeNow({ combat, cards }: State, { player, options }: Questioned): Ruling {
  const hasStruck = combat?.strikes.some(({ weapon }) => cardIn(cards, weapon)?.controller === player);
  return options.length > 0 || hasStruck
    ? { rule: '303.2c', reason: 'one weapon too many' }
    : { rule: '303.2', reason: 'not the present decision' };
}

/** Any number can be X that is not negative, if it can be paid. */
function whyNotX({ options }: Questioned, option: Option): Ruling {
  const isMore =
    option.choose === 'number' &&
    options.every((offered) => offered.choose !== 'number' || offered.number < option.number);
  return { rule: isMore ? '403.1' : '707.1b', reason: 'not a number that can be chosen' };
}

/** A mode of the link being added can't be chosen if its targets can't be (707.1d), or once more (707.1c). */
function whyNotMode(on: Derived, { about }: Questioned, option: Option): Ruling {
  const link = on.state.chain.at(-1);
  if (!link || option.choose !== 'mode' || !modalOf(link.effects)?.modes[option.mode])
    return { rule: '707.1c', reason: 'not offered' };
  const p = perspective(on, link.controller, link.source, link.x, link.event);
  return canChooseAll(slotsOf(link.effects, [option.mode], factsOf(on, link)), p)
    ? { rule: '707.1c', reason: 'not offered' }
    : { rule: '707.1d', reason: 'no legal target', card: about };
}

const factsOf = (on: Derived, { kind, source }: Link): Facts | undefined =>
  kind === 'card' ? on.card(source)?.facts : undefined;

/** Only a sabotage offers what could not be attacked otherwise (601.2b). */
function whyNotDefender(on: Derived, { player, about, options }: Questioned, card: CardId): Ruling | undefined {
  const sabotage = options.some(
    (offered) =>
      offered.choose === 'card' && whyNotPropose(on, player, about, offered.card, false, false) !== undefined,
  );
  return whyNotPropose(on, player, about, card, sabotage, false);
}

/** The link being added is the topmost; what fits none of its descriptions is no target at all. */
function whyNotTargeted(on: Derived, decision: Questioned, option: Option): Ruling | undefined {
  const link = on.state.chain.at(-1);
  if (!link) return undefined;
  const facts = factsOf(on, link);
  const p = perspective(on, link.controller, link.source, link.x, link.event);
  const entity =
    option.choose === 'player'
      ? { player: option.player }
      : option.choose === 'card'
        ? { card: option.card }
        : undefined;
  if (!entity) return undefined;
  const rulings = slotsOf(link.effects, link.modes, facts).map((slot) => whyNotTarget(slot, entity, p));
  if (rulings.every((ruling) => ruling !== undefined)) return rulings[0];
  const magnets = magnetsFor(p);
  if (magnets.length > 0 && !('card' in entity && magnets.includes(entity.card)))
    return { rule: '706.4', reason: 'must target a magnet', card: magnets[0]! };
  return { rule: '706.1', reason: 'already chosen', card: decision.about };
}
