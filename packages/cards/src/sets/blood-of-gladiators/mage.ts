import { cardsInHandOf, either, healthOf, maximumHandSizeOf, thatMuch, X } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { chooseOne, deal, destroy, draw, ifSo, interrupt, may, mayBy } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aWeapon,
  except,
  heroOrAlly,
  inPartyOf,
  playedBy,
  withCost,
} from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { chosen, controllerOf, each, target, targeted, thatPlayer, you } from '../../language/selections.ts';

export const mage = set({
  Combustion: ability(
    { cost: 4, icon: 'Mage', tags: ['Fire'], talent: 'Fire' },
    deal(healthOf(target(anAlly)), 'fire', each(heroOrAlly)),
  ),
  Heartburn: ability(
    { cost: 4, icon: 'Mage', tags: ['Fire'] },
    deal(4, 'fire', target(heroOrAlly)),
    deal(1, 'fire', each(except(targeted(0), inPartyOf(controllerOf(targeted(0)), heroOrAlly)))),
  ),
  'Mana Ruby': ongoing(
    { cost: 5, icon: 'Mage', tags: ['Arcane'] },
    pay([2, destroyThis], {
      do: 'until',
      limit: compared(cardsInHandOf(you), 'or more', maximumHandSizeOf(you)),
      effects: [draw()],
    }),
  ),
  Meltdown: ability(
    { cost: 0, plusX: true, icon: 'Mage', tags: ['Fire'] },
    chooseOne([deal(X, 'fire', target(anAlly))], [destroy(target(withCost('exactly', X, aWeapon)))]),
  ),
  Sear: ability(
    { cost: 1, icon: 'Mage', tags: ['Fire'], instant: true },
    deal(either(is(targeted(0), { past: { as: 'card', was: { event: 'deal' } } }), 6, 2), 'fire', target(anAlly)),
  ),
  'The Taste of Arcana': ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], instant: true },
    deal(1, 'arcane', target(heroOrAlly)),
    ifSo(is(targeted(0), aHero), {
      do: 'if you do',
      first: [mayBy(thatPlayer, { do: 'pay', who: thatPlayer, cost: [{ pay: 'resources', amount: thatMuch }] })],
      then: [],
      else: [may(interrupt(chosen(playedBy(controllerOf(targeted(0)), aCard))))],
    }),
  ),
});
