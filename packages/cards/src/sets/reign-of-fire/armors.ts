import { armor, EVERY_CLASS, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { dealtBy, draw, give, may, put } from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, have, pay, provided, when, whenThisEntersPlay } from '../../language/powers.ts';
import { eventDoer, target, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const armors = set({
  "Boots of Quel'Thalas": armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], def: 2 },
    provided(
      { is: 'happened', watch: isDestroyed(yours(anAlly)) },
      pay(['activate'], give(target(heroOrAlly), [power(has('Assault', 2))])),
    ),
  ),
  'Boots of Speed': armor(
    { cost: 1, icon: ['Druid', 'Rogue'], def: 1 },
    pay([2], put(thisCard, { to: 'resource row', exhausted: true })),
  ),
  'Circlet of Nobility': armor(
    { cost: 4, icon: EVERY_CLASS, def: 2 },
    whenThisEntersPlay(draw()),
    have(yourHeroAs, power(has('Assault', 1))),
  ),
  'Cloak of Flames': armor(
    { cost: 4, icon: ['Hunter', 'Mage', 'Shaman', 'Warlock'], def: 2 },
    when({ event: 'deal', by: yourHeroAs, card: opposing(aHero) }, may(dealtBy(eventDoer, 1, 'fire', target(anAlly)))),
  ),
});
