import { countersOn, countOf, X, yourResources } from '../../language/amounts.ts';
import { armor, item, set, token, weapon } from '../../language/cards.ts';
import { alsoTag, alsoType, atk, cant, keyword } from '../../language/changes.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  addCounters,
  copy,
  deal,
  destroy,
  ifYouDo,
  may,
  putFrom,
  putIntoHand,
  ready,
  reveal,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAbility,
  anAlly,
  aResource,
  aWeapon,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inZone,
  opposing,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, ifWould, pay, payLessTo, thatMuchPlus, when } from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  each,
  eventCard,
  it,
  revealed,
  target,
  topOfYourDeck,
} from '../../language/selections.ts';

export const cards = set({
  "Alchemist's Stone": item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
      required: ['Alchemy'],
    },
    pay(
      ['activate'],
      reveal(topOfYourDeck(1)),
      ifYouDo(
        may(putFrom('hand', chosen(yours(inZone('hand', { not: { sharesType: revealed } }))), { to: 'graveyard' })),
        putIntoHand(revealed),
      ),
    ),
  ),
  'Belt of Blasting': armor(
    { cost: 6, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Waist (1)', def: 1 },
    pay(['X', exhausting(yourHeroAs)], deal(X, 'arcane', target(heroOrAlly))),
  ),
  'Belt of Deep Shadow': armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Waist (1)', def: 0 },
    have(yourHeroAs, keyword('Stealth')),
    ifWould({ event: 'deal', by: yourHeroAs, combat: true }, thatMuchPlus(2)),
  ),
  'Bindings of Lightning Reflexes': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Wrist (1)', def: 0 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, addCounters(1, 'bolt')),
    have(inCombatWith(yourHeroAs, heroOrAlly), atk({ amount: 'times', of: [-1, countersOn('bolt')] })),
  ),
  'Black Felsteel Bracers': armor(
    { cost: 2, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Wrist (1)', def: 0 },
    pay(['activate'], { do: 'add counters', name: '+1 ATK', count: 1, on: target(aWeapon) }),
  ),
  'Bracers of the Green Fortress': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Wrist (1)', def: 0 },
    have(yours({ faceDown: true, kind: ['Resource'] }), alsoTag('Armor'), alsoType('Equipment'), {
      change: 'set def',
      to: 1,
    }),
  ),
  'Cobrascale Hood': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 0 },
    atStartOfYourTurn(
      deal(
        { amount: 'times', of: [2, countOf(inPartyOf(controllerOf(it), { faceDown: false, kind: ['Resource'] }))] },
        'nature',
        each(opposing(aHero)),
      ),
    ),
  ),
  'Eternium Runed Blade': weapon(
    {
      cost: 7,
      icon: ['Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    { power: 'continuous', continuous: { players: 'any', changes: [cant('play', { noun: anAlly })] } },
    have(anAlly, cant('be destroyed')),
  ),
  'Felsteel Reaper': weapon(
    { cost: 8, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Axe'], limit: 'Melee (1)', atk: [0, 'melee'], strike: 0 },
    have(thisOne, atk(yourResources)),
  ),
  'Girdle of Ruination': armor(
    { cost: 6, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Waist (1)', def: 1 },
    atStartOfYourTurn(
      destroy(
        each(
          withCost(
            'exactly',
            { amount: 'lowest', number: 'cost', of: { kind: ['Ability', 'Ally', 'Equipment'] } },
            abilityAllyOrEquipment,
          ),
        ),
      ),
    ),
  ),
  'Netherdrake Gloves': armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 3 },
    pay(['activate', destroyThis], { do: 'put token', token: token('Netherdrake', { atk: [3, 'melee'], health: 3 }) }),
  ),
  'Spellstrike Hood': armor(
    { cost: 5, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    pay([2, 'activate'], {
      do: 'create',
      trigger: when(
        { event: 'play', card: inZone('chain', { ongoing: false, kind: ['Ability'] }), whose: 'you' },
        copy(eventCard),
      ),
      next: true,
      duration: 'this turn',
    }),
  ),
  'Swiftsteel Bracers': armor(
    { cost: 5, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Wrist (1)', def: 3 },
    payLessTo('strike', 5, aWeapon),
  ),
  'Talasite Owl': item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
      tags: ['Figurine'],
      limit: 'Trinket (2)',
      required: ['Jewelcrafting'],
    },
    pay(['activate'], addCounters(1, 'hoot')),
    pay(
      ['activate', { pay: 'remove counters', name: 'hoot', count: X }, destroyThis],
      ready({ select: 'choose', noun: yours(aResource), count: { exactly: X } }),
    ),
  ),
});
