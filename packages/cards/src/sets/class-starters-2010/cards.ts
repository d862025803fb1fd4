import { costOf, countOf } from '../../language/amounts.ts';
import { ally, quest, set } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { draw, may, put, putIntoHand, putIntoPlay, reveal } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  attacking,
  defending,
  inPartyOf,
  inYourGraveyard,
  inZone,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, provided, reward, when } from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  eventDoer,
  revealed,
  target,
  thatPlayer,
  topOfYourDeck,
} from '../../language/selections.ts';

export const cards = set({
  'Journey to Astranaar': quest(
    { icon: 'Alliance' },
    reward(
      [3],
      reveal(topOfYourDeck(2)),
      putIntoHand(each(among(revealed, inZone('deck', { kind: ['Ability', 'Equipment'] })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Journey to the Crossroads': quest(
    { icon: 'Horde' },
    reward([5], draw({ amount: 'different', what: 'Horde race', of: { kind: ['Hero', 'Ally'], whose: 'you' } })),
  ),
  'Magni, Lord of Ironforge': ally(
    { cost: 7, icon: 'Alliance', tags: ['Dwarf', 'Warrior', 'King'], unique: true, atk: [6, 'melee'], health: 7 },
    has('Protector'),
    when(
      { event: 'deal', by: attacking(anAlly), card: thisOne, combat: true },
      may(
        putIntoPlay(
          chosen(
            yours(inZone('hand', withCost('or less', costOf(eventDoer), { faction: 'Alliance', kind: ['Ally'] }))),
          ),
        ),
      ),
    ),
  ),
  'Message to Freewind Post': quest({ icon: 'Horde' }, reward([exhausting(yourHeroAs), 2], draw())),
  'Redridge Rendezvous': quest(
    { icon: 'Alliance' },
    reward([5], draw({ amount: 'different', what: 'Alliance race', of: { kind: ['Hero', 'Ally'], whose: 'you' } })),
  ),
  'Report to Goldshire': quest(
    { icon: 'Alliance' },
    provided(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(yours(anAlly)), 'more than', countOf(inPartyOf(thatPlayer, anAlly))),
      },
      reward([1], draw()),
    ),
  ),
  'Sylvanas, Lady of Undercity': ally(
    { cost: 7, icon: 'Horde', tags: ['Undead', 'Banshee', 'Queen'], unique: true, atk: [6, 'ranged'], health: 7 },
    has('Long-Range'),
    when(
      { event: 'deal', by: thisOne, card: defending(anAlly), fatal: true },
      may(
        putIntoPlay(
          target(inYourGraveyard(withCost('or less', costOf(eventCard), { faction: 'Horde', kind: ['Ally'] }))),
        ),
      ),
    ),
  ),
  "The Defense of Grom'gol": quest(
    { icon: 'Horde' },
    reward(
      [3],
      reveal(topOfYourDeck(2)),
      putIntoHand(each(among(revealed, inZone('deck', anAlly)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
