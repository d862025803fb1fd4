import { atkOf, cardsInHandOf, healthOf, maximumHandSizeOf } from '../../language/amounts.ts';
import { ability, attachment, attachmentToChosen, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, draw, exhaust, give, mayBy, putIntoHand, ready } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  heroOrAlly,
  inYourGraveyard,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, when } from '../../language/powers.ts';
import { chosen, chosenBy, target, targeted, that, thatPlayer, you } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const abilities = set({
  'Burn Away': ability({ cost: 3, tags: ['Basic'] }, destroy(target(anAbility))),
  'Call the Spirit': ability({ cost: 2, icon: EVERY_CLASS }, putIntoHand(target(inYourGraveyard(anAlly)))),
  'Caught Off-Guard': ability({ cost: 1, icon: EVERY_CLASS, instant: true }, give(target(heroOrAlly), [atk(-2)])),
  Exhaustion: ability({ cost: 2, icon: EVERY_CLASS, instant: true }, exhaust(target(anAlly))),
  'Fall Back': ability({ cost: 2, icon: EVERY_CLASS, instant: true }, putIntoHand(target(yours(anAlly)))),
  'From the Shadows': ongoing({ cost: 5, icon: ['Alliance', ...EVERY_CLASS] }, have(anAlly, keyword('Elusive'))),
  'Guard Duty': attachment(
    { cost: 2, icon: EVERY_CLASS, instant: true },
    anAlly,
    have(attached(anAlly), keyword('Protector')),
  ),
  'Interest You in a Pint?': attachment({ cost: 3, icon: EVERY_CLASS }, anAlly, have(attached(anAlly), cant('attack'))),
  'Into the Fray': ability(
    { cost: 1, icon: ['Horde', ...EVERY_CLASS] },
    give(target(yours(anAlly)), [keyword('Ferocity')]),
  ),
  'Lie in Wait': ability(
    { cost: 1, icon: EVERY_CLASS, instant: true },
    give(target(anAlly), [atk(1)]),
    give(target(anAlly), [atk(-1)]),
  ),
  'Lust for Battle': ongoing({ cost: 4, icon: ['Horde', ...EVERY_CLASS] }, have(anAlly, keyword('Ferocity'))),
  'On Your Feet': ability(
    { cost: 3, icon: EVERY_CLASS, instant: true },
    ready(target(yours(anAlly))),
    give(targeted(0), [keyword('Protector')]),
    { power: 'play only', if: { is: 'turn of', whose: 'opposing' } },
  ),
  'Quick Strike': ability({ cost: 3, icon: EVERY_CLASS, instant: true }, deal(2, 'melee', target(heroOrAlly))),
  'Rise to the Challenge': attachmentToChosen(
    { cost: 15, icon: EVERY_CLASS },
    yourHeroAs,
    { do: 'remove damage', amount: 'all', from: that },
    { do: 'until', limit: compared(cardsInHandOf(you), 'or more', maximumHandSizeOf(you)), effects: [draw()] },
    have(attached(aHero), health(10)),
  ),
  'Shattering Blow': ability({ cost: 4, tags: ['Basic'] }, destroy(target(anEquipment))),
  Skewer: ability(
    { cost: 4, icon: ['Horde', ...EVERY_CLASS], instant: true },
    { do: 'deal', by: chosen(yours(anAlly)), amount: atkOf(that), types: [], to: target(anAlly) },
  ),
  Sneak: ability(
    { cost: 1, icon: ['Alliance', ...EVERY_CLASS], instant: true },
    give(target(anAlly), [keyword('Elusive')]),
  ),
  'Spirit Healer': ongoing(
    { cost: 8, icon: EVERY_CLASS },
    when(
      turnEnds('any'),
      mayBy(thatPlayer, {
        do: 'put into play',
        what: chosenBy(thatPlayer, inYourGraveyard(anAlly)),
        damage: { amount: 'sum', of: [healthOf(that), -1] },
        under: thatPlayer,
      }),
    ),
  ),
  Withdraw: ability({ cost: 3, icon: EVERY_CLASS, instant: true }, putIntoHand(target(anAlly))),
});
