import {
  addEffectAbout,
  anAlly,
  aResource,
  done,
  drawFrom,
  each,
  putBossIntoPlay,
  putIntoHand,
  putIntoPlay,
  remembered,
  removeFaceUp,
  removeFromGame,
  removeRegardless,
  shuffle,
  thisCard,
  topOf,
  wholeDeck,
  wholeGraveyard,
  you,
  yours,
  zoneOf,
} from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';

const OPENING_HAND = 7;

/** Ragnaros awakens, in two steps; what Majordomo Executus says as he flips (R303.1). */
export const ragnarosAwakens: readonly Effect[] = [
  removeFromGame(thisCard),
  removeFromGame(wholeGraveyard('Main')), // Before the deck, which would be made anew from it (R101.3c).
  removeFromGame(wholeDeck('Main')),
  removeFromGame(zoneOf('hand', you)),
  removeRegardless(each(yours(anAlly))),
  removeFaceUp(each(yours(aResource))),
  addEffectAbout(
    done,
    putIntoPlay(remembered),
    putBossIntoPlay(topOf('Boss')),
    drawFrom('Ragnaros'),
    shuffle(),
    putIntoHand(topOf('Ragnaros', OPENING_HAND)),
  ),
];
