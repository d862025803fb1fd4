import { thatMuch } from '../../language/amounts.ts';
import { ability, ongoing, set, totem } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { deal, give, heal, ifSo, ifYouDo, interrupt, may, removeFromGame } from '../../language/effects.ts';
import {
  aHero,
  among,
  anAbility,
  anAlly,
  aTotem,
  heroOrAlly,
  inYourGraveyard,
  playedBy,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay } from '../../language/powers.ts';
import {
  anotherTarget,
  chosen,
  controllerOf,
  done,
  each,
  target,
  targeted,
  that,
  yourHero,
} from '../../language/selections.ts';

export const shaman = set({
  'Echo Totem': totem(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], limit: 'Air Totem (1)', atk: [0, 'nature'], health: 1 },
    atStartOfYourTurn(
      ifYouDo(may(removeFromGame(chosen(inYourGraveyard({ ongoing: false, kind: ['Ability'] })))), {
        do: 'allow to play',
        what: that,
        free: true,
        duration: 'this turn',
      }),
    ),
  ),
  'Fork Lightning': ability(
    { cost: 5, icon: 'Shaman', tags: ['Elemental'] },
    deal(5, 'nature', target(aHero)),
    deal(5, 'nature', target(anAlly)),
  ),
  'Greater Chain Heal': ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'] },
    { do: 'heal', by: yourHero, amount: 5, from: target(heroOrAlly, { upTo: 5 }), each: [5, 4, 3, 2, 1] },
  ),
  'Strength of Earth Totem': totem(
    {
      cost: 1,
      icon: 'Shaman',
      tags: ['Enhancement'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    have(yours(anAlly), atk(1)),
  ),
  'The Crash of Tides': ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(1, 'nature', target(heroOrAlly)),
    heal(thatMuch, anotherTarget(heroOrAlly)),
  ),
  'Tidal Mastery': ongoing(
    { cost: 6, icon: 'Shaman', tags: ['Restoration'], talent: 'Restoration' },
    pay([{ pay: 'exhaust', noun: yours(aTotem), count: 4 }], deal(10, 'nature', target(heroOrAlly))),
  ),
  'Tremor Shock': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], instant: true },
    {
      do: 'deal',
      by: yourHero,
      amount: 1,
      types: ['frost'],
      to: target(heroOrAlly),
      along: [{ do: 'deal', amount: 1, types: ['nature'], to: targeted(0) }],
    },
    give(each(among(done, anAlly)), [cant('attack')]),
    ifSo(
      { is: 'there', noun: among(done, aHero) },
      may(interrupt(chosen(playedBy(controllerOf(targeted(0)), anAbility)))),
    ),
  ),
});
