import { thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { controlledByYou, keyword } from '../../language/changes.ts';
import { deal, destroy, discard, may, putFrom, ready } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anEquipment,
  aResource,
  attached,
  attacking,
  defending,
  exhausted,
  heroOrAlly,
  inZone,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  eventCard,
  revealed,
  target,
  targeted,
  targetOpponent,
  thisCard,
  zoneOf,
} from '../../language/selections.ts';

export const rogue = set({
  Deadliness: ability(
    { cost: 4, icon: 'Rogue', tags: ['Subtlety'], talent: 'Subtlety' },
    {
      do: 'choose modes',
      count: 1,
      modes: [
        [destroy(target(exhausted(anAlly)))],
        [destroy(target(exhausted(anEquipment)))],
        [destroy(target(exhausted(aResource)))],
      ],
      upTo: 3,
    },
  ),
  Intuition: ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat'], instant: true },
    { do: 'remove from combat', what: target(attacking(aCard)) },
    may(ready(targeted(0))),
  ),
  'Slash and Dash': ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Subtlety'] },
    whenThisEntersPlay(may(destroy(target(exhausted(anAlly))))),
    have(yourHeroAs, keyword('Stealth')),
    when({ event: 'deal', by: yourHeroAs }, destroy(thisCard)),
  ),
  'Stab in the Dark': ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    { do: 'look at', what: zoneOf('hand', targetOpponent()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', anAlly))), { to: 'graveyard' }),
  ),
  'Surgical Strikes': ongoing(
    { cost: 4, icon: 'Rogue', tags: ['Subtlety'] },
    when(
      { event: 'deal', by: yours(heroOrAlly), card: defending(aHero), combat: true },
      discard(1, controllerOf(eventCard)),
    ),
  ),
  'The Depth of Shadows': ability(
    { cost: 6, icon: 'Rogue', tags: ['Combo', 'Assassination'], instant: true },
    deal(1, 'melee', target(heroOrAlly)),
    destroy({ select: 'choose', noun: yours(aResource), by: controllerOf(targeted(0)), count: { exactly: thatMuch } }),
  ),
  'Yoink!': attachment(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'] },
    anEquipment,
    have(attached(anEquipment), controlledByYou),
  ),
});
