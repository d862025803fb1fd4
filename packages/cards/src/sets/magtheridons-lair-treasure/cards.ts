import { armor, entersAttached, item, set, weapon } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis, discarding } from '../../language/costs.ts';
import {
  destroy,
  draw,
  flip,
  give,
  giveAll,
  heal,
  ifSo,
  ifYouDo,
  may,
  next,
  put,
  putDamage,
  putIntoHand,
  removeFromGame,
  replace,
  reveal,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  anArmor,
  attacking,
  aWeapon,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  haveWhile,
  nextTime,
  onYourTurn,
  pay,
  prevented,
  thatMuchPlus,
  when,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  eventCard,
  it,
  remembered,
  revealed,
  target,
  that,
  thisCard,
  topOfDeckOf,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const cards = set({
  "A'dals Signet of Defense": item(
    { cost: 1, icon: ['Paladin', 'Warrior'], limit: 'Ring (2)' },
    pay(['activate'], give(target(anArmor), [{ change: 'def', by: 3 }])),
  ),
  'Aegis of the Vindicator': armor(
    { cost: 4, icon: ['Paladin', 'Shaman'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    when({ event: 'exhaust', card: opposing(heroOrAlly) }, heal(2, yourHero)),
  ),
  'Band of Crimson Fury': item(
    { cost: 3, icon: ['Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    pay([3, discarding(yours(inZone('hand', aCard)))], {
      do: 'create',
      replacement: nextTime({ event: 'deal', with: yours(anAbility) }, thatMuchPlus(3)),
      duration: 'this turn',
    }),
  ),
  'Cloak of the Pit Stalker': armor(
    { cost: 2, icon: ['Druid', 'Hunter', 'Rogue', 'Shaman', 'Warrior'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    pay(['activate'], give(target(attacking(aCard)), [health(-1)])),
  ),
  'Crystalheart Pulse Staff': weapon(
    { cost: 4, icon: ['Druid', 'Priest'], tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 3 },
    onYourTurn(
      pay(
        [2, 'activate'],
        ifYouDo(
          removeFromGame(chosen(friendly(anAlly))),
          next(
            when(turnEnds('you'), {
              do: 'put into play',
              what: remembered,
              under: { player: 'owner', of: remembered },
            }),
            that,
          ),
        ),
      ),
    ),
  ),
  'Eredar Wand of Obliteration': weapon(
    {
      cost: 4,
      icon: ['Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: opposing(aHero), damageType: ['shadow'] },
      ifYouDo(
        may(destroy(chosen(yours(abilityAllyOrEquipment)))),
        destroy(chosenBy(controllerOf(eventCard), yours(abilityAllyOrEquipment))),
      ),
    ),
  ),
  'Girdle of the Endless Pit': armor(
    { cost: 1, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 3 },
    atStartOfYourTurn(putDamage(1, yourHero)),
  ),
  'Glaive of the Pit': weapon(
    {
      cost: 7,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 1,
    },
    have(opposing(aHero), health(-5)),
  ),
  'Heavy Netherweave Bandage': item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      tags: ['Bandage'],
    },
    onYourTurn(pay([1, { pay: 'return', noun: thisOne, below: true }], heal(6, target(heroOrAlly)))),
  ),
  'Karaborian Talisman': item(
    { cost: 1, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Off-Hand (1)' },
    when(
      { event: 'complete', whose: 'you' },
      ifYouDo(may(destroy(thisCard)), ifSo(is(eventCard, { faceDown: true }), flip(eventCard))),
    ),
  ),
  "Naaru Lightwarden's Band": item(
    { cost: 4, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Ring (2)' },
    have(friendly(aHero), health(5)),
  ),
  'Phoenix-fire Band': item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Ring (2)',
    },
    pay(
      [1, destroyThis],
      replace({ event: { event: 'deal', damageType: ['fire'] }, instead: prevented('all') }, target(heroOrAlly)),
    ),
  ),
  'Ring of the Recalcitrant': item(
    { cost: 4, icon: ['Druid', 'Hunter', 'Rogue', 'Warrior'], limit: 'Ring (2)' },
    haveWhile(is(it, attacking(aCard)), friendly(aHero), atk(1)),
  ),
  "Soul-Eater's Handwraps": armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Hands (1)', def: 1 },
    when(
      { event: 'ready', card: { kind: ['Ability', 'Ally', 'Equipment', 'Hero'] } },
      put(topOfDeckOf(controllerOf(eventCard)), { to: 'graveyard' }),
    ),
  ),
  'Super Mana Potion': item(
    { cost: 5, icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], tags: ['Potion'] },
    pay([4, destroyThis], draw(4)),
  ),
  'Superior Mana Oil': entersAttached(
    item(
      { cost: 1, icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'] },
      atStartOfYourTurn(may(reveal(topOfYourDeck(1))), {
        do: 'if',
        if: is(revealed, anAbility),
        then: [putIntoHand(revealed)],
        else: [put(that, { to: 'graveyard' })],
      }),
    ),
    yours(aWeapon),
  ),
  'Terror Pit Girdle': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Waist (1)', def: 1 },
    haveWhile({ is: 'there', noun: yours(anAlly) }, yourHeroAs, keyword('Untargetable')),
  ),
  'Thundering Greathelm': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 2 },
    when({ event: 'play', card: inZone('chain', anAlly), whose: 'you' }, giveAll(yours(aWeapon), [atk(1)])),
  ),
});
