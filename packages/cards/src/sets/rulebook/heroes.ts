import { X } from '../../language/amounts.ts';
import { hero, set, withBack } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { dealtBy, flip, give, may, replace, thisDeals, thisHeals, whenThisWay } from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, opposing, tagged, thisOne, yours } from '../../language/nouns.ts';
import { has, have, onYourTurn, pay, prevented, when } from '../../language/powers.ts';
import { controllerOf, eventCard, target, targetChosenBy, thisCard } from '../../language/selections.ts';
import { dealsDamage } from '../../language/watches.ts';

const TAILOR = ['Enchanting', 'Tailoring'];
const SMITH = ['Blacksmithing', 'Mining'];

export const heroes = set({
  'Baxxel Geartooth': withBack(
    hero({ icon: ['Horde', 'Hunter'], race: 'Goblin', health: 28 }, pay([4], flip(thisCard))),
    have(yours(tagged('Pet')), power({ ...has('Assault'), number: 2 })),
  ),
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
  "Kil'zin of the Bloodscalp": hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Troll',
      health: 28,
      professions: ['Jewelcrafting', 'Leatherworking'],
      traitor: true,
    },
    pay(
      [1, 'flip'],
      whenThisWay(
        when(
          dealsDamage({ by: thisOne, to: heroOrAlly }),
          dealtBy(
            { select: 'hero', of: controllerOf(eventCard) },
            3,
            'nature',
            targetChosenBy(controllerOf(eventCard), heroOrAlly),
          ),
        ),
        thisDeals(3, 'nature', target(opposing(heroOrAlly))),
      ),
    ),
  ),
  Warrax: hero(
    { icon: ['Alliance', 'Warrior'], race: 'Dwarf', health: 30, talent: 'Protection', professions: SMITH },
    pay([1, 'flip'], give(thisCard, [keyword('Protector')])),
  ),
});
