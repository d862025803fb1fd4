import { X } from '../../language/amounts.ts';
import { hero, set, withBack } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { flip, give, may, replace, thisDeals, thisHeals } from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, opposing } from '../../language/nouns.ts';
import { onYourTurn, pay, prevented, when } from '../../language/powers.ts';
import { target, thisCard } from '../../language/selections.ts';
import { dealsDamage } from '../../language/watches.ts';

const TAILOR = ['Enchanting', 'Tailoring'];
const SMITH = ['Blacksmithing', 'Mining'];

export const heroes = set({
  'Boris Brightbeard': hero(
    { icon: ['Alliance', 'Priest'], race: 'Dwarf', health: 26, talent: 'Holy', professions: TAILOR },
    onYourTurn(pay(['X', 'flip'], thisHeals(X, target(heroOrAlly)))),
  ),
  'Bragvi Stormstein': withBack(
    hero({ icon: ['Alliance', 'Shaman'], race: 'Dwarf', health: 28, talent: 'Elemental' }, pay([4], flip(thisCard))),
    when(dealsDamage({ to: opposing(aHero), type: 'nature' }), may(thisDeals(1, 'nature', target(anAlly)))),
  ),
  Graccus: hero(
    { icon: ['Alliance', 'Paladin'], race: 'Human', health: 29, talent: 'Protection', professions: SMITH },
    pay([3, 'flip'], replace({ event: dealsDamage({}), instead: prevented(3) }, target(heroOrAlly))),
  ),
  Warrax: hero(
    { icon: ['Alliance', 'Warrior'], race: 'Dwarf', health: 30, talent: 'Protection', professions: SMITH },
    pay([1, 'flip'], give(thisCard, [keyword('Protector')])),
  ),
});
