import { countersOn } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { destroying, destroyThis } from '../../language/costs.ts';
import { addCounters, deal, destroy, draw, may, put, putIntoPlay, removeFromGame } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  aResource,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  other,
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
  ifWould,
  pay,
  thatMuchPlus,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  each,
  remembered,
  revealed,
  target,
  targeted,
  targetOpponent,
  topOfYourDeck,
  zoneOf,
} from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const warlock = set({
  'Curse of Tongues': attachment({ cost: 2, icon: 'Warlock', tags: ['Curse', 'Affliction'] }, aHero, {
    power: 'cost change',
    change: { cost: 'play', noun: anAbility, whose: 'any', of: controllerOf(attachedCard), by: 1 },
  }),
  Doomguard: ally(
    {
      cost: 7,
      icon: 'Warlock',
      tags: ['Doomguard', 'Demon', 'Monster', 'Token'],
      limit: 'Pet (1)',
      atk: [8, 'melee'],
      health: 8,
    },
    whenThisEntersPlay(destroy({ select: 'choose', noun: friendly(other(heroOrAlly)), random: true })),
    when(turnEnds('you'), destroy(target(opposing(anAlly)))),
  ),
  'Eye of Kilrogg': ability(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    { do: 'look at', what: zoneOf('hand', targetOpponent()) },
    removeFromGame(chosen(among(revealed, inZone('hand', aCard)))),
  ),
  'Fel Armor': ongoing(
    { cost: 8, icon: 'Warlock', tags: ['Demonology'] },
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(2)),
    ifWould({ event: 'heal', by: heroOrAlly, card: yourHeroAs }, thatMuchPlus(2)),
  ),
  'Fel Domination': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'], talent: 'Demonology' },
    atStartOfYourTurn(addCounters(1, 'dominate')),
    pay(
      [destroyThis],
      may(putIntoPlay(chosen(yours(inZone('hand', withCost('or less', countersOn('dominate'), tagged('Pet'))))))),
    ),
  ),
  Hellfire: ability(
    { cost: 6, icon: 'Warlock', tags: ['Restoration', 'Destruction'] },
    deal(5, 'fire', each(heroOrAlly)),
  ),
  Morfiel: ally(
    { cost: 4, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [4, 'melee'], health: 4 },
    { power: 'cost change', change: { cost: 'play', noun: anAbility, whose: 'opposing', by: 1 } },
  ),
  'Mortal Delights': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    pay([1, { pay: 'put damage', noun: yourHeroAs, amount: 3 }], draw()),
  ),
  Piztog: ally(
    { cost: 1, icon: 'Warlock', tags: ['Imp', 'Demon'], limit: 'Pet (1)', atk: [0, 'fire'], health: 2 },
    has('Elusive'),
    have(other(yours(anAlly)), health(1)),
  ),
  Shadowburn: ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'], instant: true, talent: 'Destruction' },
    deal(4, 'shadow', target(heroOrAlly)),
    {
      do: 'create',
      trigger: when(
        isDestroyed(among(remembered, aCard)),
        put(topOfYourDeck(1), { to: 'resource row', exhausted: true }),
      ),
      about: targeted(0),
      duration: 'this turn',
    },
    costToPlay(destroying(yours(aResource))),
  ),
  'Shred Soul': ability({ cost: 3, icon: 'Warlock', tags: ['Affliction'] }, removeFromGame(target(anAlly))),
});
