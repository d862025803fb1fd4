import { countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, ongoing, set, token, totem } from '../../language/cards.ts';
import { compared, is } from '../../language/conditions.ts';
import { deal, destroy, heal, ifSo, interrupt, may, removeCounters } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  attachedTo,
  friendly,
  heroOrAlly,
  opposing,
  playedBy,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { entersWithCounters, has, when, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, controllerOf, target, targeted, thisCard, yourHero } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const shaman = set({
  'Chain Heal': ability(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'] },
    { do: 'heal', by: yourHero, amount: 3, from: target(heroOrAlly, { upTo: 3 }), each: [3, 2, 1] },
  ),
  'Earth Shield': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'], instant: true, talent: 'Restoration' },
    entersWithCounters(4, 'shield'),
    when({ event: 'deal', card: yourHeroAs, combat: true }, removeCounters(1, 'shield'), heal(3, yourHero)),
    whenIf(
      { event: 'remove counters', card: thisOne, counter: 'shield' },
      compared(countersOn('shield'), 'exactly', 0),
      destroy(thisCard),
    ),
  ),
  'Earth Shock': ability(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(4, 'nature', target(heroOrAlly)),
    ifSo(is(targeted(0), aHero), may(interrupt(chosen(playedBy(controllerOf(targeted(0)), anAbility))))),
  ),
  'Fire Elemental Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Fire Totem (1)',
      instant: true,
      atk: [0, 'fire'],
      health: 1,
    },
    whenThisEntersPlay({
      do: 'put token',
      token: token('Fire Elemental', { atk: [2, 'melee'], health: 1 }, has('Ferocity')),
    }),
  ),
  'Life Arc': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], instant: true },
    heal('all', target(friendly(anAlly))),
    deal(thatMuch, 'nature', target(opposing(anAlly))),
  ),
  'Tremor Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Restoration'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    when(
      turnStarts('any'),
      destroy({ select: 'choose', noun: attachedTo(yours(heroOrAlly), anAbility), count: { anyNumber: true } }),
    ),
  ),
});
