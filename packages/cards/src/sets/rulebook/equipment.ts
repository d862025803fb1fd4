import { cardsInHandOf, thatMuch } from '../../language/amounts.ts';
import { armor, EVERY_CLASS, item, set, weapon } from '../../language/cards.ts';
import {
  alsoType,
  atk,
  atkBecomes,
  becomesType,
  cant,
  damageTypeBecomes,
  healthBecomes,
  keyword,
  losesPowers,
  power,
} from '../../language/changes.ts';
import { compared, is, yourTurn } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  attach,
  deal,
  destroy,
  give,
  heal,
  ifSo,
  ifYouDo,
  may,
  mayBy,
  payTo,
  putIntoHand,
  putTokenCopy,
  ready,
  special,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  aResource,
  attachedTo,
  attacking,
  heroOrAlly,
  inPartyOf,
  nonToken,
  opposing,
  other,
  sameNameAs,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  asAnotherEntersPlay,
  atEndOfEachPlayersTurn,
  atStartOfYourTurn,
  haveWhile,
  ifWould,
  instead,
  onYourTurn,
  pay,
  thatMuchPlus,
  unpreventable,
  when,
  whenIf,
} from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  chosenBy,
  controllerOf,
  each,
  eventCard,
  eventDoer,
  it,
  target,
  targeted,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import {
  dealsCombatDamage,
  dealsDamage,
  firstTimeEachTurn,
  healsDamage,
  isDestroyed,
  turnStarts,
} from '../../language/watches.ts';

const CLASSIC = EVERY_CLASS.filter((name) => name !== 'Death Knight');
const FIGHTERS = ['Hunter', 'Paladin', 'Shaman', 'Warrior'];
const DUELISTS = ['Hunter', 'Paladin', 'Rogue', 'Warrior'];
const CASTERS = ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'];
const ANIMATED = [alsoType('Ally'), atkBecomes(2), healthBecomes(2), damageTypeBecomes('melee'), keyword('Protector')];

const THIS_HITS = dealsCombatDamage({ by: yourHeroAs, with: thisOne });

export const equipment = set({
  Annihilator: weapon(
    { cost: 2, icon: FIGHTERS, tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 2 },
    ifWould(THIS_HITS, unpreventable),
  ),
  'Arcanite Dragonling': item({ cost: 1, icon: CLASSIC, limit: 'Trinket (2)' }, pay([1], give(thisCard, ANIMATED))),
  'Chromatic Cloak': armor(
    { cost: 4, icon: CASTERS, tags: ['Cloth'], limit: 'Back (1)', def: 0 },
    ifWould(dealsDamage({ by: yourHeroAs, with: anAbility }), thatMuchPlus(1)),
  ),
  'Crown of Destruction': armor(
    { cost: 5, icon: FIGHTERS, tags: ['Mail'], limit: 'Head (1)', def: 1 },
    atEndOfEachPlayersTurn(destroy(chosenBy(thatPlayer, yours(abilityAllyOrEquipment)))),
  ),
  Deathbringer: weapon(
    { cost: 3, icon: FIGHTERS, tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 2 },
    when(
      dealsCombatDamage({ by: yourHeroAs, with: thisOne, to: anAlly }),
      deal(thatMuch, 'shadow', target(inPartyOf(controllerOf(eventCard), aHero))),
    ),
  ),
  'Golem Skull Helm': armor({ cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 3 }),
  'Green Whelp Armor': armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    when(
      dealsCombatDamage({ by: attacking(anAlly), to: yourHeroAs }),
      ifYouDo(may(payTo([2])), putIntoHand(eventDoer)),
    ),
  ),
  'Greatsword of Horrid Dreams': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    asAnotherEntersPlay(
      opposing(anAlly),
      give(that, [losesPowers, cant('have powers')], "until its controller's next turn"),
    ),
  ),
  'Hide of the Wild': armor(
    { cost: 2, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], tags: ['Cloth'], limit: 'Back (1)', def: 0 },
    ifWould(healsDamage({ by: yourHeroAs }), thatMuchPlus(1)),
  ),
  'Highborne Soul Mirror': item(
    { cost: 7, icon: EVERY_CLASS },
    when(isDestroyed(yours(anAlly)), destroy(each(sameNameAs(eventCard, other(yours(anAlly)))))),
    onYourTurn(pay(['activate'], putTokenCopy(target(yours(anAlly))))),
  ),
  'Icon of the Silver Crescent': item(
    { cost: 4, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Trinket (2)' },
    ifWould(
      isDestroyed(nonToken(yours(anAlly))),
      instead(
        attach(eventCard, chosen(aHero)),
        give(
          eventCard,
          [losesPowers, becomesType('Ability'), power(atStartOfYourTurn(deal(1, 'fire', attachedCard)))],
          'this game',
        ),
      ),
    ),
  ),
  "Inventor's Focal Sword": weapon(
    {
      cost: 3,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    pay(
      [2, 'activate'],
      ifSo(is(targeted(0), attachedTo(heroOrAlly, aCard)), attach(target(anAbility), chosen(heroOrAlly))),
    ),
  ),
  'Lei of Lilies': item(
    { cost: 4, icon: CASTERS, limit: 'Neck (1)' },
    whenIf(turnStarts('you'), compared(cardsInHandOf(you), 'or more', 4), heal(1, yourHero)),
    pay([1, destroyThis], heal(cardsInHandOf(you), yourHero)),
  ),
  "Mason's Fraternity Ring": item(
    { cost: 3, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    haveWhile(is(it, { attacking: true }), yourHeroAs, atk(1)),
  ),
  "Ramstein's Lightning Bolts": item(
    { cost: 3, icon: CLASSIC, limit: 'Trinket (2)' },
    pay([2, destroyThis], deal(1, 'nature', each(heroOrAlly))),
  ),
  'Sword of Zeal': weapon(
    { cost: 4, icon: DUELISTS, tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 2 },
    when(
      THIS_HITS,
      mayBy(targetPlayer(), ready(chosenBy(thatPlayer, inPartyOf(thatPlayer, aResource), { exactly: thatMuch }))),
    ),
  ),
  'Thrash Blade': weapon(
    { cost: 4, icon: DUELISTS, tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 2 },
    whenIf(firstTimeEachTurn(THIS_HITS), yourTurn, ready(thisCard), ready(yourHero)),
  ),
  'Viking Warhammer': weapon({
    cost: 1,
    icon: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
    tags: ['1H', 'Mace'],
    limit: 'Melee (1)',
    atk: [1, 'melee'],
    strike: 1,
  }),
  Hearthstone: item({ cost: 6, icon: EVERY_CLASS }, pay([6, 'activate', 'concede'], special('keep equipment'))),
});
