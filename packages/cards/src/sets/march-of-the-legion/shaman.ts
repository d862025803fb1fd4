import { damageOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, attachmentToChosen, ongoing, set, totem } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant } from '../../language/changes.ts';
import {
  deal,
  dealtBy,
  draw,
  exhaust,
  give,
  ifYouDo,
  may,
  payTo,
  putIntoHand,
  ready,
  removeFromGame,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAlly,
  aTotem,
  attached,
  aWeapon,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, ifWould, payLessTo, thatMuchPlus, when } from '../../language/powers.ts';
import {
  attachedCard,
  done,
  each,
  eventCard,
  eventDoer,
  target,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, isDestroyed } from '../../language/watches.ts';

export const shaman = set({
  Chill: ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(1, 'frost', target(heroOrAlly)),
    give(each(among(done, aCharacter)), [cant('attack'), cant('protect')]),
  ),
  'Earthrend Weapon': attachmentToChosen(
    { cost: 7, icon: 'Shaman', tags: ['Enhancement'] },
    yours(tagged('Melee', aWeapon)),
    have(attached(aWeapon), atk(7)),
  ),
  "Earth's Bounty": ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'] },
    putIntoHand(target(inYourGraveyard(aCard))),
  ),
  'Echo of the Elements': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'] },
    when({ event: 'heal', by: yourHeroAs }, dealtBy(eventDoer, thatMuch, 'nature', target(opposing(anAlly)))),
  ),
  "Elements' Fury": ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'] },
    deal(3, 'nature', target(aHero)),
    deal(3, 'nature', target(anAlly)),
  ),
  'Mana Spring Totem': totem(
    {
      cost: 3,
      icon: 'Shaman',
      tags: ['Restoration'],
      limit: 'Water Totem (1)',
      instant: true,
      atk: [0, 'frost'],
      health: 1,
    },
    atStartOfYourTurn(draw()),
  ),
  Reincarnation: ongoing(
    { cost: 4, icon: 'Shaman', tags: ['Restoration'] },
    ifWould(isDestroyed(yourHeroAs), {
      instead: 'effects',
      effects: [
        removeFromGame(thisCard),
        { do: 'remove damage', amount: { amount: 'sum', of: [damageOn(yourHero), -14] }, from: yourHero },
      ],
    }),
  ),
  'Sentry Totem': totem(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], limit: 'Air Totem (1)', atk: [0, 'nature'], health: 1 },
    when(entersPlay(opposing(anAlly)), exhaust(eventCard)),
  ),
  'Shaman Training': attachment(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'] },
    friendly(anAlly),
    when({ event: 'attack', card: attached(anAlly), first: true }, ifYouDo(may(payTo([1])), ready(attachedCard))),
  ),
  'Stoneclaw Totem': totem(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], limit: 'Earth Totem (1)', atk: [0, 'melee'], health: 5 },
    have(opposing(heroOrAlly), attacksOnlyIfAble(thisOne)),
    when(
      { event: 'deal', by: heroOrAlly, card: thisOne, combat: true },
      give(eventDoer, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  'Totem of Wrath': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Fire Totem (1)',
      instant: true,
      talent: 'Elemental',
      atk: [0, 'fire'],
      health: 1,
    },
    ifWould({ event: 'deal', by: yours(anAlly), combat: false }, thatMuchPlus(2)),
  ),
  'Totemic Focus': ongoing(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'], talent: 'Restoration' },
    payLessTo('play', 1, aTotem),
  ),
});
