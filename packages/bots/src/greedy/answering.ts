import type { CardView, Decision, LinkView, Offer } from '@meetingstone/rules';
import { aimsOf } from '@meetingstone/rules';
import { burdenOf, isCube } from './cubes.ts';
import { attackGain, protectGain } from './fighting.ts';
import { keeping } from './hand.ts';
import { gainOfAll, gainOnCard, gainOnLink, seemsToFit } from './judging.ts';
import type { Table } from './table.ts';
import { linkFrom, printed, self, worth } from './table.ts';

/** How good an answer seems, to every question but the one for priority. */
export function judged(decision: Decision, table: Table): (option: Offer) => number {
  const { options } = decision;
  const isThe = (wanted: Offer['choose']) => (option: Offer) => (option.choose === wanted ? 1 : 0);
  switch (decision.question) {
    case 'first player':
      return (option) => (option.choose === 'player' && option.player === table.you ? 1 : 0);
    case 'mulligan':
      return isThe(canStart(table) ? 'no' : 'yes');
    case 'defender':
      return ofCard(table, (card) => attackGain(table.card(decision.about) ?? card, card, table));
    case 'protect':
      return protecting(decision, table);
    case 'strike':
      return (option) => (option.choose === 'card' ? 1 + (table.card(option.card)?.atk ?? 0) : 0);
    case 'replacement':
      return (option) => ('card' in option ? 1 + (table.card(option.card)?.def ?? 0) : 0);
    case 'X':
    case 'number':
      return (option) => (option.choose === 'number' ? option.number : 0);
    case 'number of targets':
      return howMany(decision, table);
    case 'share':
      return (option) => -Math.abs(options.indexOf(option) - Math.floor(options.length / 2));
    case 'mode':
      return (option) => (option.choose === 'mode' ? gainOfAll(aimsOf(option.means), table, decision.about) : 0);
    case 'target':
    case 'new target':
    case 'attach':
    case 'player':
    case 'opponent':
    case 'card':
    case 'measured':
    case 'link':
    case 'on top':
    case 'inspire':
    case 'divide among':
    case 'roll for':
    case 'aim':
    case 'search':
      return aimed(decision, table);
    case 'resource':
      return isThe('automatic');
    case 'pay with':
      return isCube(table.card(decision.about))
        ? ofCard(table, (card) => -burdenOf(card, table))
        : ofCard(table, (card) => -valueHeld(card, table));
    case 'discard':
    case 'maximum hand size':
    case 'uniqueness':
      return ofCard(table, (card) => -valueHeld(card, table));
    case 'location':
      return (option) => options.indexOf(option);
    case 'may':
    case 'apply':
    case 'consent':
    case 'concede':
    case 'pay again':
    case 'pay to draw':
    case 'pay to exhaust':
    case 'stay exhausted':
    case 'stash':
      return isThe('yes');
    default:
      return (option) => -options.indexOf(option);
  }
}

const ofCard =
  (table: Table, value: (card: CardView) => number) =>
  (option: Offer): number => {
    const card = 'card' in option ? table.card(option.card) : undefined;
    return card ? value(card) : 0;
  };

const valueHeld = (card: CardView, table: Table): number => (card.zone === 'hand' ? keeping(card, table) : worth(card));

/** A hand with two cheap cards in it is good enough. */
function canStart(table: Table): boolean {
  const cheap = (self(table).hand ?? []).filter((card) => (printed(card)?.cost ?? 9) <= 3);
  return cheap.length >= 2;
}

function protecting(decision: Decision, table: Table): (option: Offer) => number {
  const attacked = table.card(decision.about);
  const attacker = table.card(table.view.combat?.attacker ?? 0);
  return ofCard(table, (card) => (attacked && attacker ? protectGain(card, attacked, attacker) : 0));
}

/** Where nothing is said to help, whoever is chosen is more likely to be harmed. */
function aimed({ purpose: { does, tone } }: Decision, table: Table): (option: Offer) => number {
  const harms = tone !== 'help';
  const onLink = (link: LinkView | undefined): number => (link ? gainOnLink(tone, link, table) : 0);
  return (option) => {
    if (option.choose === 'player') return harms !== table.isFriend(option.player) ? 1 : -1;
    if (option.choose === 'link') return onLink(table.view.chain.find(({ id }) => id === option.link));
    if (option.choose !== 'card') return 0;
    const card = table.card(option.card);
    if (!card) return onLink(linkFrom(table.view, option.card));
    return tone !== 'neither' && card.zone === 'play'
      ? gainOnCard(does, card, table)
      : gainElsewhere(card, table, harms);
  };
}

/** A card from a deck, a graveyard or a hand. */
function gainElsewhere(card: CardView, table: Table, harms: boolean): number {
  const value = 1 + (printed(card)?.cost ?? 1);
  if (card.zone === 'deck') return value;
  return harms === table.isFriend(card.controller) ? -valueHeld(card, table) : value;
}

/** As many as it does good to. */
function howMany({ about, purpose: { does, place } }: Decision, table: Table): (option: Offer) => number {
  const good =
    place && 'noun' in place
      ? table.view.play.filter(
          (card) => seemsToFit(place.noun, card, table, about) && gainOnCard(does, card, table) > 0,
        ).length
      : 1;
  return (option) => {
    if (option.choose !== 'number') return 0;
    return option.number <= good ? option.number : -option.number;
  };
}
