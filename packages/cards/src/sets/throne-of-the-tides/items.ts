import { cardsInHandOf, thatMuch } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  discard,
  draw,
  give,
  giveAll,
  heal,
  may,
  putIntoPlay,
  ready,
} from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, inYourGraveyard, opposing, tagged, withCost, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  ifWould,
  onYourTurn,
  pay,
  thatMuchPlus,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { each, target, targetOpponent, you, yourHero } from '../../language/selections.ts';

export const items = set({
  'Blessing of the Old God': item(
    { cost: 2, icon: EVERY_CLASS },
    whenThisEntersPlay(draw()),
    pay(
      ['activate', { pay: 'choose word', what: 'class' }, destroyThis],
      give(target(yours(anAlly)), [{ change: 'become class' }]),
    ),
  ),
  'Bottled Cunning': item(
    { cost: 2, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(give(target(heroOrAlly), [atk(2), keyword('Stealth')])),
    onYourTurn(
      pay(
        [exhausting(yours(tagged('Rogue', heroOrAlly))), destroyThis],
        give(target(heroOrAlly), [atk(2), keyword('Stealth')]),
      ),
    ),
  ),
  'Bottled Death': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(give(target(anAlly), [health(-2)])),
    onYourTurn(
      pay([exhausting(yours(tagged('Death Knight', heroOrAlly))), destroyThis], give(target(anAlly), [health(-2)])),
    ),
  ),
  'Bottled Elements': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(ready(target(heroOrAlly))),
    onYourTurn(pay([exhausting(yours(tagged('Shaman', heroOrAlly))), destroyThis], ready(target(heroOrAlly)))),
  ),
  'Bottled Knowledge': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(draw(2), discard()),
    onYourTurn(pay([exhausting(yours(tagged('Mage', heroOrAlly))), destroyThis], draw(2), discard())),
  ),
  'Bottled Life': item(
    { cost: 1, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
    onYourTurn(
      pay([exhausting(yours(tagged('Druid', heroOrAlly))), destroyThis], {
        do: 'put token',
        token: token('Treant', { atk: [1, 'melee'], health: 1 }),
      }),
    ),
  ),
  'Bottled Light': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(putIntoPlay(target(inYourGraveyard(withCost('or less', 2, anAlly))))),
    onYourTurn(
      pay(
        [exhausting(yours(tagged('Paladin', heroOrAlly))), destroyThis],
        putIntoPlay(target(inYourGraveyard(withCost('or less', 2, anAlly)))),
      ),
    ),
  ),
  'Bottled Mind': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(discard(1, targetOpponent())),
    onYourTurn(pay([exhausting(yours(tagged('Priest', heroOrAlly))), destroyThis], discard(1, targetOpponent()))),
  ),
  'Bottled Rage': item(
    { cost: 2, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(
      giveAll(
        {
          any: [
            { kind: ['Hero'], whose: 'you' },
            { kind: ['Ally'], whose: 'you' },
          ],
        },
        [atk(1)],
      ),
    ),
    onYourTurn(
      pay(
        [exhausting(yours(tagged('Warrior', heroOrAlly))), destroyThis],
        giveAll(
          {
            any: [
              { kind: ['Hero'], whose: 'you' },
              { kind: ['Ally'], whose: 'you' },
            ],
          },
          [atk(1)],
        ),
      ),
    ),
  ),
  'Bottled Spite': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(deal(1, 'nature', each(opposing(heroOrAlly)))),
    onYourTurn(
      pay(
        [exhausting(yours(tagged('Monster', heroOrAlly))), destroyThis],
        deal(1, 'nature', each(opposing(heroOrAlly))),
      ),
    ),
  ),
  'Bottled Void': item(
    { cost: 3, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(deal(3, 'shadow', target(opposing(aHero))), heal(thatMuch, yourHero)),
    onYourTurn(
      pay(
        [exhausting(yours(tagged('Warlock', heroOrAlly))), destroyThis],
        deal(3, 'shadow', target(opposing(aHero))),
        heal(thatMuch, yourHero),
      ),
    ),
  ),
  'Bottled Wild': item(
    { cost: 2, icon: EVERY_CLASS, tags: ['Potion'] },
    whenThisEntersPlay(give(target(heroOrAlly), [keyword('Long-Range')])),
    onYourTurn(
      pay(
        [exhausting(yours(tagged('Hunter', heroOrAlly))), destroyThis],
        give(target(heroOrAlly), [keyword('Long-Range')]),
      ),
    ),
  ),
  'Nautilus Ring': item(
    { cost: 4, icon: ['Druid', 'Hunter', 'Rogue', 'Shaman'], limit: 'Ring (2)' },
    { power: 'continuous', continuous: { players: 'you', changes: [{ change: 'no maximum hand size' }] } },
    atStartOfYourTurn(heal(cardsInHandOf(you), yourHero)),
  ),
  'Ring of the Great Whale': item(
    { cost: 1, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Ring (2)' },
    ifWould({ event: 'heal', card: yours(heroOrAlly) }, thatMuchPlus(2)),
  ),
  'Throwing Starfish': item(
    { cost: 1, icon: EVERY_CLASS },
    atStartOfYourTurn(may(addCounters(1, 'starfish'))),
    pay([2, { pay: 'remove counters', name: 'starfish', count: 1 }], deal(1, 'melee', target(heroOrAlly))),
  ),
});
