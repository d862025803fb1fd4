import { countOf, yourResources } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, draw, give, may, put, putFrom, putIntoHand } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  attached,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, has, have, when, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, each, target, that, you } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  'Demonic Reclamation': ability(
    { cost: 1, icon: 'Warlock', tags: ['Demonology'] },
    draw(2),
    costToPlay(destroying(yours(anAlly))),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [put(target(inYourGraveyard(anAlly)), { to: 'deck', at: 'shuffled' })],
    },
  ),
  'Demonic Soulstone': attachment(
    { cost: 1, icon: 'Warlock', tags: ['Demonology'] },
    yours(anAlly),
    when(isDestroyed(attached(anAlly)), putFrom('graveyard', attachedCard, { to: 'hand' })),
  ),
  'Fel Blaze': ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    deal(2, 'fire', each({ not: tagged('Demon'), kind: ['Hero', 'Ally'] })),
  ),
  Jhuunash: ally(
    {
      cost: 3,
      icon: 'Warlock',
      tags: ['Felguard', 'Demon', 'Demonology'],
      limit: 'Pet (1)',
      talent: 'Demonology',
      atk: [0, 'melee'],
      health: 0,
    },
    has('Protector'),
    have(thisOne, atk(yourResources), health(yourResources)),
  ),
  Muddle: ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    whenThisEntersPlay(may(putIntoHand(target(opposing(anAbility))))),
    { power: 'cost change', change: { cost: 'play', noun: anAbility, whose: 'opposing', by: 1 } },
  ),
  'Nether Inversion': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], instant: true },
    give(target(anAlly), [atk(3), health(-3)]),
  ),
  'Searing Pain': ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    deal(
      { amount: 'sum', of: [2, { amount: 'times', of: [2, countOf(yours(typed('fire', aCard)))] }] },
      'fire',
      target(heroOrAlly),
    ),
  ),
  'Summoning Portal': ability(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    { do: 'search', who: you, noun: anAlly, reveal: true, then: [putIntoHand(that)] },
  ),
});
