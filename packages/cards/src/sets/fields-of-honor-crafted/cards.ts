import { countOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { destroy, draw, give, may, put } from '../../language/effects.ts';
import { anAlly, aResource, friendly, heroOrAlly, thisOne } from '../../language/nouns.ts';
import { entersWithCounters, pay, when, whenThisEntersPlay, youCan } from '../../language/powers.ts';
import { target, topOfYourDeck } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  "Fletcher's Gloves of the Phoenix": armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 2 },
    youCan({ may: 'play from', zone: 'graveyard', noun: thisOne }, 'graveyard'),
    pay(
      ['activate'],
      give(target(anAlly), [keyword('Long-Range'), power({ power: 'keyword', keyword: 'Resistance', type: 'fire' })]),
    ),
  ),
  'Gloves of Immortal Dusk': armor(
    { cost: 4, icon: 'Druid', tags: ['Leather'], limit: 'Hands (1)', def: 1 },
    whenThisEntersPlay(may(put(topOfYourDeck(1), { to: 'resource row', exhausted: true }))),
    when(isDestroyed(thisOne), may(destroy(target(aResource)))),
  ),
  'Sunfire Handwraps': armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Hands (1)', def: 0 },
    entersWithCounters(countOf(friendly(heroOrAlly)), '+1 DEF'),
    pay(['activate', { pay: 'remove counters', name: '+1 DEF', count: 1 }], draw()),
  ),
});
