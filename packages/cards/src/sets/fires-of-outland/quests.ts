import { countOf } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { compared, not } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import { destroy, discard, draw, give, giveAll, ifSo, put, putIntoHand, reveal } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  aQuest,
  aResource,
  inPartyOf,
  inYourGraveyard,
  inZone,
  other,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, onYourTurn, provided, reward } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  each,
  revealed,
  target,
  targetOpponent,
  thatPlayer,
  topOfYourDeck,
} from '../../language/selections.ts';

export const quests = set({
  'A Donation of Mageweave': quest({}, reward([3], draw(3), discard(3))),
  'Brother Against Brother': quest(
    {},
    provided({ is: 'there', noun: yours(anAbility), atLeast: 3 }, reward([1], draw())),
  ),
  "Corki's Ransom": quest({ icon: 'Alliance' }, reward([{ pay: 'return', noun: thisOne }, 2], draw())),
  "Gahz'ridian": quest({}, reward([5], draw(2))),
  'In Case of Emergency ...': quest({}, reward([10], draw(countOf(other(yours(aQuest)))))),
  'Kodo Roundup': quest({}, reward([exhausting(yours(anAlly)), 2], draw())),
  'Leader of the Bloodscale': quest(
    {},
    provided({ is: 'there', noun: yours(withCost('or more', 5, anAlly)) }, reward([1], draw())),
  ),
  'Lost!': quest(
    {},
    onYourTurn(
      reward([3], {
        do: 'put token',
        token: token(
          'Ringo',
          { tags: ['Goblin'], unique: true, atk: [0, 'melee'], health: 1 },
          atStartOfYourTurn(draw()),
        ),
      }),
    ),
  ),
  "One Draenei's Junk ...": quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(3)),
      putIntoHand(
        chosen(
          among(
            revealed,
            inZone('deck', {
              any: [
                { cost: { is: 'exactly', than: 1 } },
                { cost: { is: 'exactly', than: 2 } },
                { cost: { is: 'exactly', than: 3 } },
              ],
            }),
          ),
        ),
      ),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Standards and Practices': quest(
    { icon: 'Horde' },
    provided(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      reward([2], draw()),
    ),
  ),
  'Swift Discipline': quest(
    { icon: 'Horde' },
    onYourTurn(
      reward([1], draw(), {
        do: 'put token',
        token: token('Boar', { atk: [1, 'melee'], health: 1 }),
        who: targetOpponent(),
      }),
    ),
  ),
  "The Fare of Lar'korwi": quest(
    {},
    reward(
      [3],
      giveAll(yours(inZone('hand', anAlly)), [{ change: 'become instant' }], {
        until: { event: 'play', card: anAlly, whose: 'you' },
      }),
    ),
  ),
  'The Flawless Flame': quest({}, reward([2], give(target(anAlly), [cant('protect')]))),
  'The Ultimate Bloodsport': quest({}, reward([2], ifSo(not({ is: 'there', noun: other(yours(aQuest)) }), draw()))),
  'Timbermaw Ally': quest({}, reward([{ pay: 'remove', noun: inYourGraveyard(anAbility), count: 3 }, 1], draw())),
  "To Serve Kum'isha": quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', withCost('or more', 3, aCard))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Totem of Coo': quest(
    { icon: 'Alliance' },
    reward([3], draw(), draw(countOf({ other: true, kind: ['Quest'], name: 'Totem of Coo', whose: 'you' }))),
  ),
  'Voidwalkers Gone Wild': quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'deal', card: anAlly, combat: true, by: yourHeroAs } },
      reward([1], draw()),
    ),
  ),
  "What's Wrong at Cenarion Thicket?": quest({}, onYourTurn(reward([1], draw(), draw(1, targetOpponent())))),
  'When Smokey Sings, I Get Violent': quest(
    {},
    onYourTurn(reward([destroyThis, 5], destroy(chosenBy(targetOpponent(), yours(aResource))))),
  ),
});
