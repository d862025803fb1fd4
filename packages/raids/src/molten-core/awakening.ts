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
} from '@meetingstone/cards';
import type { Effect } from '@meetingstone/rules';

const OPENING_HAND = 7;

/** Ragnaros awakens, in two steps; what Majordomo Executus says as he flips (R303.1). */
export const ragnarosAwakens: readonly Effect[] = [
  removeFromGame(thisCard),
  removeFromGame(wholeDeck('Main')),
  removeFromGame(wholeGraveyard('Main')),
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
