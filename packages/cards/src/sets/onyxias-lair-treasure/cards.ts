import { countOf } from '../../language/amounts.ts';
import { ability, armor, attachment, item, ongoing, set, token, weapon } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant, health, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis, discarding } from '../../language/costs.ts';
import {
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  put,
  ready,
  replace,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  attacking,
  aWeapon,
  friendly,
  heroOrAlly,
  inCombatWith,
  inZone,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  onYourTurn,
  pay,
  payLessTo,
  prevented,
  thatMuchPlus,
  unpreventable,
  when,
} from '../../language/powers.ts';
import { eventCard, it, target, thisCard, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const cards = set({
  'Ancient Cornerstone Grimoire': item(
    { cost: 4, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Off-Hand (1)' },
    pay([2, 'activate'], {
      do: 'put token',
      token: token(
        'Skeleton',
        { atk: [1, 'melee'], health: 1 },
        has('Ferocity'),
        has('Protector'),
        when({ event: 'turn ends' }, destroy(thisCard)),
      ),
    }),
  ),
  'Arcane Revelation': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    draw(1, { player: 'each friendly' }),
  ),
  'Bloodfang Hood': armor(
    { cost: 3, icon: 'Rogue', tags: ['Leather'], limit: 'Head (1)', def: 1 },
    onYourTurn(pay(['activate'], exhaust(target(heroOrAlly)))),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Rogue'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Coordinated Attack': ongoing(
    { cost: 4, icon: 'Hunter', tags: ['Marksmanship'] },
    have(friendly(aHero), power(pay(['activate'], thisDeals(1, 'ranged', target(heroOrAlly))))),
  ),
  "Dragonslayer's Signet": item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    ifWould({ event: 'deal', by: friendly(heroOrAlly), card: { tag: ['Dragon', 'Dragonkin'] } }, thatMuchPlus(1)),
  ),
  "Dragonstalker's Helmet": armor(
    { cost: 2, icon: 'Hunter', tags: ['Mail'], limit: 'Head (1)', def: 1 },
    pay(['activate'], give(target(tagged('Pet')), [atk(1)])),
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, ready(thisCard)),
  ),
  "Eskhandar's Collar": item(
    { cost: 2, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Neck (1)' },
    haveWhile(is(it, inCombatWith(opposing(aHero), aCard)), yourHeroAs, atk(1)),
    haveWhile(is(it, inCombatWith(yourHeroAs, aCard)), opposing(aHero), atk(-1)),
  ),
  'Halo of Transcendence': armor(
    { cost: 2, icon: 'Priest', tags: ['Cloth'], limit: 'Head (1)', def: 0 },
    pay(['activate'], heal(1, target(anAlly))),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Priest'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Helm of Wrath': armor(
    { cost: 4, icon: 'Warrior', tags: ['Plate'], limit: 'Head (1)', def: 2 },
    pay([2, 'activate'], give(target(anAlly), [attacksOnlyIfAble(yourHeroAs)])),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Warrior'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Helmet of Ten Storms': armor(
    { cost: 4, icon: 'Shaman', tags: ['Mail'], limit: 'Head (1)', def: 1 },
    pay([2, 'activate'], deal(1, 'nature', target(heroOrAlly)), heal(1, target(heroOrAlly))),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Shaman'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Judgement Crown': armor(
    { cost: 4, icon: 'Paladin', tags: ['Plate'], limit: 'Head (1)', def: 2 },
    pay([1, 'activate'], replace({ event: { event: 'deal' }, instead: prevented(1) }, target(anAlly))),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Paladin'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  "Lord Alexander's Battle Axe": weapon({
    cost: 5,
    icon: ['Hunter', 'Paladin', 'Warrior'],
    tags: ['2H', 'Axe'],
    limit: 'Melee (1)',
    atk: [3, 'melee'],
    strike: 0,
  }),
  'Mass of McGowan': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 1,
    },
    haveWhile(is(yourHero, attacking(inCombatWith(anAlly, aCard))), thisOne, atk(2)),
  ),
  'Natural Alignment': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal({ amount: 'players', of: { player: 'each friendly' } }, 'nature', target(heroOrAlly)),
    heal({ amount: 'players', of: { player: 'each friendly' } }, target(heroOrAlly)),
  ),
  'Nemesis Skullcap': armor(
    { cost: 2, icon: 'Warlock', tags: ['Cloth'], limit: 'Head (1)', def: 0 },
    pay(['activate'], heal(1, yourHero)),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Warlock'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Netherwind Crown': armor(
    { cost: 3, icon: 'Mage', tags: ['Cloth'], limit: 'Head (1)', def: 0 },
    pay([1, 'activate'], deal(1, 'arcane', target(anAlly))),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Mage'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Onyxia Blood Talisman': item(
    { cost: 6, icon: ['Paladin', 'Shaman', 'Warrior'], limit: 'Trinket (2)' },
    have(friendly(anAlly), health(2)),
  ),
  'Onyxia Hide Backpack': item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Bag (5)',
    },
    pay(['activate', discarding(yours(inZone('hand', anEquipment)))], draw()),
  ),
  'Onyxia Tooth Pendant': item(
    { cost: 6, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Neck (1)' },
    haveWhile(is(it, attacking(aCard)), friendly(anAlly), atk(2)),
  ),
  'Sapphiron Drape': armor(
    {
      cost: 5,
      icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
      tags: ['Cloth'],
      limit: 'Back (1)',
      def: 1,
    },
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
    ifWould({ event: 'heal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
  ),
  'Shard of the Scale': item(
    { cost: 2, icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    pay([2, destroyThis], put(topOfYourDeck(1), { to: 'resource row', exhausted: true })),
  ),
  "Skibi's Pendant": item(
    { cost: 2, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Neck (1)' },
    payLessTo('strike', 1, aWeapon),
  ),
  'Spread the Word': ongoing(
    { cost: 1, icon: 'Paladin', tags: ['Holy'] },
    ifWould({ event: 'deal', by: friendly(aHero) }, unpreventable),
  ),
  'Stormrage Cover': armor(
    { cost: 2, icon: 'Druid', tags: ['Leather'], limit: 'Head (1)', def: 1 },
    pay([1, 'activate'], draw(), discard()),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Druid'], kind: ['Ability'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  Sunfire: ability(
    { cost: 7, icon: 'Druid', tags: ['Balance'] },
    deal(countOf(friendly(heroOrAlly)), 'arcane', target(heroOrAlly)),
    draw(),
  ),
  'Thorn in the Side': attachment(
    { cost: 3, icon: 'Warrior', tags: ['Protection'], instant: true },
    aHero,
    have(attached(aHero), attacksOnlyIfAble(yourHeroAs)),
  ),
  'Tricks of the Trade': ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    giveAll(friendly(aHero), [cant('be targeted', { byOpponents: true })]),
  ),
  "Vis'kag the Bloodletter": weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: { kind: ['Ally'], damaged: false }, with: thisOne, combat: true },
      destroy(eventCard),
    ),
  ),
});
