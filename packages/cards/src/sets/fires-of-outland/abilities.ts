import { ability, attachment, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { atk, can, cant } from '../../language/changes.ts';
import { is, yourTurn } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  deal,
  destroy,
  draw,
  giveAll,
  may,
  next,
  put,
  putFrom,
  putIntoHand,
  skipNextTurn,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anEquipment,
  attached,
  attacking,
  aWeapon,
  dealtCombatDamageBy,
  heroOrAlly,
  inCombatWith,
  inZone,
  ownedBy,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, onYourTurn, pay, when } from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  it,
  remembered,
  revealed,
  target,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersGraveyard, isDestroyed, turnEnds } from '../../language/watches.ts';

export const abilities = set({
  'Battle "Preparations"': ability(
    { cost: 4, icon: EVERY_CLASS },
    giveAll(anAlly, [cant('attack')], 'until end of your next turn'),
  ),
  Bloodlust: ability(
    { cost: 3, icon: ['Horde', 'Shaman'], tags: ['Enhancement'], required: ['Horde'] },
    {
      do: 'create',
      continuous: { cards: yours(heroOrAlly), changes: [atk(2)], while: is(it, attacking(inCombatWith(aHero, aCard))) },
      duration: 'this turn',
    },
  ),
  'Corpse Run': ongoing(
    { cost: 7, icon: EVERY_CLASS },
    {
      power: 'triggered',
      on: isDestroyed(yours(anAlly)),
      while: yourTurn,
      effects: [may(next(when({ event: 'turn ends' }, putFrom('graveyard', remembered, { to: 'hand' })), eventCard))],
    },
  ),
  'Defensive Breach': ability({ cost: 5, icon: EVERY_CLASS, instant: true }, destroy(target(anEquipment))),
  'Explosions!': ability(
    { cost: 4, icon: EVERY_CLASS },
    { do: 'deal', by: yourHero, amount: 2, types: ['fire'], to: target(anAlly, { anyNumber: true }), divided: true },
  ),
  'Goblin Gumbo': attachment(
    { cost: 2, icon: EVERY_CLASS, instant: true },
    anAlly,
    have(attached(anAlly), atk(-2)),
    when(entersGraveyard(thisOne, 'play'), putFrom('graveyard', thisCard, { to: 'deck', at: 'top' })),
  ),
  "Gone Fishin'": ongoing({ cost: 3, icon: EVERY_CLASS }, onYourTurn(pay([2, 'activate'], draw(3), skipNextTurn(you)))),
  'Greed Before Need': ongoing(
    { cost: 5, icon: EVERY_CLASS },
    {
      power: 'continuous',
      continuous: {
        players: 'you',
        changes: [
          can({
            may: 'play from',
            zone: 'graveyard',
            whose: 'any',
            noun: { kind: ['Equipment'], not: ownedBy('you', aCard) },
          }),
        ],
      },
    },
  ),
  Heroism: ability(
    { cost: 2, icon: ['Alliance', 'Shaman'], tags: ['Enhancement'], required: ['Alliance'] },
    {
      do: 'create',
      continuous: {
        cards: yours(heroOrAlly),
        changes: [atk(2)],
        while: is(it, attacking(inCombatWith(anAlly, aCard))),
      },
      duration: 'this turn',
    },
  ),
  'Seal of Blood': ongoing(
    { cost: 2, icon: ['Horde', 'Paladin'], tags: ['Retribution'], limit: 'Seal (1)', required: ['Horde'] },
    when(
      { event: 'deal', by: yourHeroAs, card: heroOrAlly, with: aWeapon, combat: true },
      deal(2, 'holy', eventCard),
      deal(1, 'holy', yourHero),
    ),
    pay([1, destroyThis], deal(2, 'holy', target(heroOrAlly)), deal(1, 'holy', yourHero)),
  ),
  'Seal of Vengeance': ongoing(
    { cost: 2, icon: ['Alliance', 'Paladin'], tags: ['Retribution'], limit: 'Seal (1)', required: ['Alliance'] },
    when(turnEnds('any'), deal(1, 'holy', each(dealtCombatDamageBy(among(yourHero, aCard), heroOrAlly)))),
    pay([1, destroyThis], deal(1, 'holy', each(dealtCombatDamageBy(among(yourHero, aCard), heroOrAlly)))),
  ),
  'Treasure Chest': ability(
    { cost: 2, icon: EVERY_CLASS },
    { do: 'look at', what: topOfYourDeck(3) },
    putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
  ),
  'Ultimate Triumph': ability({ cost: 6, icon: EVERY_CLASS, instant: true }, destroy(target(anAlly))),
});
