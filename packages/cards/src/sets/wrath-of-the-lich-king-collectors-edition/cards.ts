import { ally, set, token } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { give, removeFromGame, thisDeals } from '../../language/effects.ts';
import { aCharacter, among, anAlly, heroOrAlly, inZone } from '../../language/nouns.ts';
import { has, have, pay } from '../../language/powers.ts';
import { done, each, target } from '../../language/selections.ts';

export const cards = set({
  'Conqueror Kagon Blackskull': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [5, 'frost'], health: 4 },
    has('Protector'),
    pay(
      [3],
      removeFromGame(target(inZone('graveyard', anAlly))),
      thisDeals(1, 'frost', target(heroOrAlly)),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
  'Lord Anton Lightbane': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [4, 'shadow'], health: 5 },
    have({ any: [{ self: true }, { tag: ['Ghoul'], whose: 'you' }] }, keyword('Protector')),
    pay([3], removeFromGame(target(inZone('graveyard', anAlly))), {
      do: 'put token',
      token: token('Ghoul', { atk: [1, 'melee'], health: 1 }),
    }),
  ),
});
