import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, destroy, ifYouDo, may, next, putIntoPlay, removeFromGame, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  anAlly,
  attached,
  attacking,
  aWeapon,
  friendly,
  heroOrAlly,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  costToPlay,
  has,
  have,
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { remembered, target, targeted, that } from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const hunter = set({
  Camouflage: ongoing(
    { cost: 4, icon: 'Hunter', tags: ['Survival'] },
    onYourTurn(
      pay(
        [2, 'activate'],
        ifYouDo(removeFromGame(target(yours(anAlly))), next(when(turnEnds('opposing'), putIntoPlay(remembered)), that)),
      ),
    ),
  ),
  Cinder: ally(
    { cost: 2, icon: 'Hunter', tags: ['Dragonhawk'], limit: 'Pet (1)', atk: [4, 'fire'], health: 2 },
    atStartOfYourTurn(may(thisDeals(1, 'fire', target(heroOrAlly)))),
  ),
  Disengage: ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], instant: true },
    { do: 'remove from combat', what: target(attacking(aCard)) },
    deal(1, 'ranged', targeted(0)),
  ),
  'Explosive Hunt': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(8, 'fire', target({ tag: ['Demon', 'Dragonkin', 'Elemental'], kind: ['Ally'] })),
  ),
  'Favor of the Hunt': attachment(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), deal(2, 'fire', target(heroOrAlly))),
  ),
  'Master Marksman': ongoing(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], talent: 'Marksmanship' },
    have(yourHeroAs, keyword('Ranged Dual Wield')),
    have(yours(tagged('Ranged', aWeapon)), atk(1)),
    payLessTo('strike', 1, yours(tagged('Ranged', aWeapon))),
  ),
  'Nag the Twisted': ally(
    { cost: 6, icon: 'Hunter', tags: ['Snake'], limit: 'Pet (1)', atk: [6, 'nature'], health: 4 },
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
    whenThisEntersPlay(may(destroy(target(withCost('or more', 4, { kind: ['Ally', 'Equipment'] }))))),
  ),
});
