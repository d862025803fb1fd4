import {
  aHero,
  alsoTag,
  anAbility,
  anAlly,
  aPlayerOfYourChoice,
  atEndOfYourTurn,
  atk,
  cant,
  chosen,
  chosenBy,
  controllerOf,
  deal,
  destroy,
  each,
  eachOpponent,
  eventCard,
  give,
  have,
  haveWhile,
  heroOrAlly,
  inPartyOf,
  interrupt,
  isDestroyed,
  named,
  opponentPlays,
  opposing,
  putIntoHand,
  removeRegardless,
  roll,
  rune,
  set,
  tagged,
  turnStarts,
  when,
  whenIf,
  yourHeroIsNamed,
  yours,
} from '@meetingstone/cards/language';
import { GARR, GEDDON, GEHENNAS, GOLEMAGG, MAGMADAR, SHAZZRAH, SULFURON } from './names.ts';
import { coreRager } from './tokens.ts';

const theBomb = tagged('Bomb', aHero);
const yourCoreRagers = yours(named(coreRager.name, anAlly));

/** Each works while it lies face up, so while its Boss is your hero (R303.3b). */
export const runes = set({
  'Rune of Kress': rune(
    MAGMADAR,
    atEndOfYourTurn(
      roll(
        [2, 3, [deal(1, 'fire', each(inPartyOf(aPlayerOfYourChoice, heroOrAlly)))]],
        [4, 5, [deal(3, 'fire', chosen(opposing(heroOrAlly)))]],
        [6, 6, [putIntoHand(chosenBy(eachOpponent, yours(anAlly)))]],
      ),
    ),
  ),
  'Rune of Mohn': rune(GEHENNAS, have(opposing(heroOrAlly), cant('be healed'))),
  'Rune of Blaz': rune(GARR, atEndOfYourTurn(destroy(each(opposing(anAbility))))),
  'Rune of Zeth': rune(
    GEDDON,
    whenIf(
      turnStarts('you'),
      { is: 'there', noun: theBomb },
      deal(5, 'fire', each(inPartyOf(controllerOf(each(theBomb)), heroOrAlly))),
    ),
    atEndOfYourTurn(give(chosen(opposing(aHero)), [alsoTag('Bomb')], 'until end of your next turn')),
  ),
  'Rune of Mazj': rune(SHAZZRAH, when(opponentPlays(anAbility), interrupt(eventCard))),
  'Rune of Koro': rune(SULFURON, have(opposing(anAlly), atk(-2))),
  'Rune of Theri': rune(
    GOLEMAGG,
    haveWhile(
      yourHeroIsNamed(GOLEMAGG),
      yourCoreRagers,
      cant('be destroyed'),
      cant('leave play'),
      cant('change control'),
    ),
    when(isDestroyed(yours(named(GOLEMAGG, aHero))), removeRegardless(each(yourCoreRagers))),
  ),
});
