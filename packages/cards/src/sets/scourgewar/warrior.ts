import { costOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, destroy, draw, give, giveAll, ifSo, mayBy, putIntoPlay } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  allyOrWeapon,
  among,
  anAlly,
  anEquipment,
  aWeapon,
  inPartyOf,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  pay,
  prevented,
  ratherThanCost,
  redirectedTo,
  whenIf,
} from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  eventPlayer,
  target,
  targeted,
  thatPlayer,
  yourHero,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const warrior = set({
  'Death Wish': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    pay(['activate'], giveAll(aHero, [atk(3)])),
  ),
  'Debilitating Shout': ongoing(
    { cost: 6, icon: 'Warrior', tags: ['Shout', 'Fury'] },
    have(opposing(allyOrWeapon), atk(-2)),
    { power: 'keyword', keyword: 'Death Rattle', effects: [give(target(opposing(allyOrWeapon)), [atk(-4)])] },
  ),
  'Gushing Wound': attachment(
    { cost: 3, icon: 'Warrior', tags: ['Arms'] },
    aHero,
    atStartOfYourTurn(deal(3, 'melee', attachedCard), mayBy(controllerOf(attachedCard), draw(1, thatPlayer))),
  ),
  'Human Shield': ability(
    { cost: 2, icon: 'Warrior', tags: ['Protection'], instant: true },
    {
      do: 'create',
      replacement: { event: { event: 'deal', card: yours(anAlly) }, instead: redirectedTo(yourHero) },
      duration: 'this turn',
    },
  ),
  Provoke: attachment(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    aHero,
    whenIf(
      turnStarts('any'),
      is(attachedCard, inPartyOf(eventPlayer, aCard)),
      deal(1, 'melee', attachedCard),
      give(each(among(done, aHero)), [{ change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)]),
    ),
  ),
  Reconstruct: ability(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anEquipment)))),
  ),
  Ruination: ability(
    { cost: 5, icon: 'Warrior', tags: ['Basic', 'Arms'] },
    { do: 'choose modes', count: 1, modes: [[destroy(target(anAlly))], [destroy(target(aWeapon))]], upTo: 2 },
  ),
  'Shield Block': ability(
    { cost: 3, icon: 'Warrior', tags: ['Protection'], instant: true },
    {
      do: 'create',
      replacement: { event: { event: 'deal', card: yourHeroAs }, instead: prevented('all') },
      duration: 'this turn',
    },
    ratherThanCost(exhausting(yours(tagged('Shield')))),
  ),
});
