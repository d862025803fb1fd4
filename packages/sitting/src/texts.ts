import { cardTexts as textsWith } from '@meetingstone/cards';
import type { CardTexts } from '@meetingstone/words';
import { cardsCalled } from './library.ts';

/** What cards say, those of the raids too. */
export const cardTexts: CardTexts = textsWith((name) => cardsCalled(name)[0]?.facts);
