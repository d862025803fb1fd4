import { ally, hero, set, withBack } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { flip, ifSo, thisDeals, thisHeals } from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, opposing, tagged, thisOne, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, ifWould, pay, thatMuchPlus, when } from '../../language/powers.ts';
import { target, thisCard } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const cards = set({
  'Dark Lady Sylvanas Windrunner': withBack(
    hero(
      { icon: ['Horde', 'Hunter'], race: 'Undead', health: 28 },
      pay([5], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    have({ any: [{ self: true }, { kind: ['Ally'], whose: 'you' }] }, power(has('Assault', 1))),
  ),
  Elderlimb: withBack(
    hero(
      {
        icon: ['Druid'],
        race: 'Ancient',
        tags: ['Monster'],
        deckbuilding: { never: [{ icon: ['Horde', 'Alliance'] }] },
        health: 27,
      },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn(ifSo({ is: 'there', noun: yours(tagged('Treant')) }, thisHeals(4, thisCard))),
  ),
  'Jaina Proudmoore': withBack(
    hero(
      { icon: ['Alliance', 'Mage'], race: 'Human', health: 25 },
      pay([3], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    ifWould({ event: 'deal', by: thisOne, card: opposing(heroOrAlly), damageType: ['frost'] }, thatMuchPlus(1)),
  ),
  Murkdeep: withBack(
    hero(
      {
        icon: ['Shaman'],
        race: 'Murloc',
        tags: ['Monster'],
        deckbuilding: { never: [{ icon: ['Horde', 'Alliance'] }] },
        health: 28,
      },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(
      entersPlay(yours(tagged('Murloc', anAlly))),
      thisDeals(1, 'nature', target(opposing(aHero))),
      thisHeals(1, thisCard),
    ),
  ),
  Muzzle: ally({ cost: 3, tags: ['Gnoll', 'Warrior', 'Monster'], atk: [4, 'melee'], health: 3 }),
});
