import { thatMuch } from '../../language/amounts.ts';
import { ongoing, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { deal, dealtBy, destroy, draw, give, heal, may } from '../../language/effects.ts';
import { aHero, anAlly, damaged, friendly, heroOrAlly, opposing, tagged } from '../../language/nouns.ts';
import { has, when } from '../../language/powers.ts';
import { each, eventCard, target, targetPlayer, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const abilities = set({
  'Bestial Instinct': ongoing(
    { cost: 2 },
    when(entersPlay(friendly(tagged('Hunter', anAlly))), give(target(anAlly), [keyword('Ferocity')])),
  ),
  'Cover of the Light': ongoing(
    { cost: 1 },
    when(entersPlay(friendly(tagged('Paladin', anAlly))), {
      do: 'heal',
      by: eventCard,
      amount: 3,
      from: target(heroOrAlly),
    }),
  ),
  'Earthen Guidance': ongoing(
    { cost: 3 },
    when(entersPlay(friendly(tagged('Shaman', anAlly))), dealtBy(eventCard, 2, 'nature', target(opposing(anAlly)))),
  ),
  "Executioner's Strikes": ongoing(
    { cost: 3 },
    when(entersPlay(friendly(tagged('Warrior', anAlly))), may(destroy(target(damaged(anAlly))))),
  ),
  'Faithful Prayer': ongoing(
    { cost: 1 },
    when(entersPlay(friendly(tagged('Priest', anAlly))), {
      do: 'heal',
      by: eventCard,
      amount: 1,
      from: each(friendly(heroOrAlly)),
    }),
  ),
  'Focused Flames': ongoing(
    { cost: 3 },
    when(entersPlay(friendly(tagged('Mage', anAlly))), dealtBy(eventCard, 1, 'fire', each(opposing(anAlly)))),
  ),
  'Hand of Frost': ongoing(
    { cost: 3 },
    when(entersPlay(friendly(tagged('Death Knight', anAlly))), give(target(heroOrAlly), [power(has('Assault', 2))])),
  ),
  'Nether Blast': ongoing(
    { cost: 1 },
    when(
      entersPlay(friendly(tagged('Warlock', anAlly))),
      deal(1, 'shadow', target(opposing(aHero))),
      heal(thatMuch, yourHero),
    ),
  ),
  'Poison Tipped': ongoing(
    { cost: 2 },
    when(entersPlay(friendly(tagged('Rogue', anAlly))), deal(2, 'nature', each(opposing(aHero)))),
  ),
  Stargaze: ongoing({ cost: 4 }, when(entersPlay(friendly(tagged('Druid', anAlly))), draw(1, targetPlayer()))),
});
