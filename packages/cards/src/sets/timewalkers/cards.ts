import {
  atkOf,
  cardsInHandOf,
  countOf,
  damageOn,
  healthOf,
  perEach,
  thatMuch,
  X,
  yourResources,
} from '../../language/amounts.ts';
import { hero, set, token, withBack } from '../../language/cards.ts';
import { alsoTag, atk, cant, health, keyword, power } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import {
  dealtBy,
  draw,
  exhaust,
  give,
  giveAll,
  put,
  putIntoHand,
  putTokenCopy,
  putTokens,
  ready,
  removeFromGame,
  replace,
  reveal,
  thisDeals,
  thisHeals,
  unpreventably,
  youCanThisTurn,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  allyOrWeapon,
  among,
  anAbility,
  anAlly,
  damaged,
  exhausted,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  nonToken,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  basic,
  has,
  nextTime,
  oncePerGame,
  pay,
  prevented,
  thatMuchPlus,
  thisCan,
  when,
} from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  each,
  revealed,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  "Alundra, Sin'dorei Timewalker": withBack(
    hero(
      { icon: ['Horde', 'Paladin'], race: 'Blood Elf', health: 29 },
      basic(
        pay(
          [3, 'flip'],
          exhaust(target(opposing(anAlly))),
          give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
        ),
      ),
    ),
    oncePerGame(basic(pay([7], unpreventably(dealtBy(target(anAlly), atkOf(targeted(0)), 'holy', targeted(0)))))),
  ),
  'Anduin Lothar': withBack(
    hero(
      { icon: ['Alliance', 'Warrior'], race: 'Human', health: 30 },
      basic(pay([3, 'flip'], giveAll(yours(anAlly), [atk(1)]))),
    ),
    oncePerGame(basic(pay([3], give(thisCard, [atk(3)])))),
  ),
  'Archimonde the Defiler': withBack(
    hero(
      { icon: ['Warlock'], race: ['Eredar', 'Demon'], tags: ['Monster'], health: 28 },
      basic(pay([4, 'flip'], give(target(anAlly), [atk(2), health(-2)]))),
    ),
    oncePerGame(
      basic(
        pay([7], putTokenCopy(chosen(yours(anAlly))), give(that, [alsoTag('Demon'), alsoTag('Monster')], 'this game')),
      ),
    ),
  ),
  'Barador, Wildhammer Timewalker': withBack(
    hero(
      { icon: ['Alliance', 'Shaman'], race: 'Dwarf', health: 28 },
      basic(pay([2, 'flip'], thisDeals(2, 'nature', target(aHero)))),
    ),
    oncePerGame(basic(pay([6], thisDeals(4, 'nature', target(aHero)), thisDeals(4, 'nature', target(anAlly))))),
  ),
  'Broxigar the Red': withBack(
    hero(
      { icon: ['Horde', 'Warrior'], race: 'Orc', health: 30 },
      basic(pay([3, 'flip'], thisDeals(3, 'melee', target(damaged(anAlly))))),
    ),
    oncePerGame(basic(pay([4], give(thisCard, [atk(perEach(5, damageOn(thisCard)))])))),
  ),
  'Edwin VanCleef': withBack(
    hero(
      { icon: ['Alliance', 'Rogue'], race: 'Human', health: 27 },
      basic(pay([2, 'flip'], give(thisCard, [atk(1), keyword('Stealth')]))),
    ),
    oncePerGame(
      basic(
        pay(
          [5],
          putTokens(
            2,
            token('Defias Thug', { atk: [1, 'melee'], health: 1 }, thisCan({ may: 'protect', noun: yourHeroAs })),
          ),
        ),
      ),
    ),
  ),
  'Garona Halforcen': withBack(
    hero(
      { icon: ['Horde', 'Rogue'], race: ['Orc', 'Draenei'], health: 27 },
      basic(pay([1, 'flip'], give(target(yours(anAlly)), [keyword('Stealth')]))),
    ),
    oncePerGame(
      basic(
        pay([2], {
          do: 'create',
          trigger: when({ event: 'deal', by: yours(anAlly), card: opposing(aHero) }, give(thisCard, [atk(1)])),
          duration: 'this turn',
        }),
      ),
    ),
  ),
  "Gul'dan": withBack(
    hero(
      { icon: ['Horde', 'Warlock'], race: 'Orc', health: 28 },
      basic(pay([5, { pay: 'put damage', noun: thisOne, amount: 2 }, 'flip'], draw(2))),
    ),
    oncePerGame(
      basic(
        pay([6], {
          do: 'put token',
          token: token('Demon Monster', { tags: ['Demon', 'Monster'], atk: [0, 'fire'], health: 0 }),
          atk: cardsInHandOf(you),
          health: cardsInHandOf(you),
        }),
      ),
    ),
  ),
  'Hakkar the Houndmaster': withBack(
    hero(
      { icon: ['Hunter'], race: 'Demon', tags: ['Monster'], health: 28 },
      basic(
        pay([3, 'flip'], {
          do: 'put token',
          token: token('Felhound Demon Monster', {
            tags: ['Felhound', 'Demon', 'Monster'],
            atk: [2, 'shadow'],
            health: 2,
          }),
        }),
      ),
    ),
    oncePerGame(basic(pay([4], give(target(yours(tagged('Demon', anAlly))), [atk(2), keyword('Long-Range')])))),
  ),
  'Hamuul Runetotem': withBack(
    hero(
      { icon: ['Horde', 'Druid'], race: 'Tauren', health: 28 },
      basic(pay([4, 'flip'], give(target(yours(anAlly)), [atk(2), keyword('Stealth')]))),
    ),
    oncePerGame(
      basic(
        pay(
          [6],
          give(target(yours(anAlly)), [
            atk(4),
            keyword('Smash'),
            power(when({ event: 'deal', by: thisOne, card: opposing(aHero) }, thisHeals(thatMuch, yourHero))),
          ]),
        ),
      ),
    ),
  ),
  'Huln Highmountain': withBack(
    hero(
      { icon: ['Horde', 'Hunter'], race: 'Tauren', health: 29 },
      basic(pay([4, 'flip'], give(target(yours(anAlly)), [keyword('Long-Range')]))),
    ),
    oncePerGame(basic(pay([6], give(thisCard, [atk(3), keyword('Long-Range')])))),
  ),
  'Illidan Stormrage': withBack(
    hero(
      { icon: ['Alliance', 'Mage'], race: 'Night Elf', health: 25 },
      basic(
        pay([2, 'flip'], {
          do: 'create',
          replacement: nextTime({ event: 'deal', by: thisOne, combat: false }, thatMuchPlus(1)),
          duration: 'this turn',
        }),
      ),
    ),
    oncePerGame(basic(pay([5], thisDeals(countOf(inYourGraveyard(anAbility)), 'arcane', target(anAlly))))),
  ),
  'Illidan the Betrayer': withBack(
    hero(
      { icon: ['Rogue'], race: ['Night Elf', 'Demon'], tags: ['Monster'], health: 27 },
      basic(pay([2, 'flip'], thisDeals(2, 'melee', target(exhausted(anAlly))))),
    ),
    oncePerGame(
      basic(
        pay(
          [6],
          exhaust(target(opposing(heroOrAlly), { upTo: 2 })),
          give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
        ),
      ),
    ),
  ),
  'Lady Vashj': withBack(
    hero(
      { icon: ['Priest'], race: 'Night Elf', tags: ['Monster'], health: 26 },
      basic(
        pay(
          [5, 'flip'],
          thisDeals(3, 'shadow', target(heroOrAlly)),
          removeFromGame({ select: 'top', of: controllerOf(targeted(0)), count: thatMuch }),
        ),
      ),
    ),
    oncePerGame(basic(pay([8], thisDeals(countOf(opposing(inZone('removed', aCard))), 'shadow', target(anAlly))))),
  ),
  'Malfurion Stormrage': withBack(
    hero(
      { icon: ['Alliance', 'Druid'], race: 'Night Elf', health: 27 },
      basic(pay([3, 'flip'], putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 })))),
    ),
    oncePerGame(basic(pay(['X'], thisHeals(X, { select: 'together', of: [thisCard, each(yours(anAlly))] })))),
  ),
  'Mannoroth the Destructor': withBack(
    hero(
      { icon: ['Warrior'], race: ['Pit Lord', 'Demon'], tags: ['Monster'], health: 30 },
      basic(
        pay(
          [5, 'flip'],
          reveal(topOfYourDeck(5)),
          putIntoHand(chosen(among(revealed, inZone('deck', { kind: ['Ally', 'Equipment'] })))),
          put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
        ),
      ),
    ),
    oncePerGame(basic(pay([6], give(target(allyOrWeapon), [{ change: 'double', what: 'atk' }])))),
  ),
  'Medivh the Corrupted': withBack(
    hero(
      { icon: ['Alliance', 'Warlock'], race: 'Human', health: 28 },
      basic(pay([1, 'flip'], { do: 'look at', what: zoneOf('hand', targetPlayer()) })),
    ),
    oncePerGame(basic(pay([6], { do: 'search', who: you, noun: anAlly, reveal: true, then: [putIntoHand(that)] }))),
  ),
  "Ner'zhul": withBack(
    hero(
      { icon: ['Shaman'], race: 'Orc', tags: ['Monster'], health: 28 },
      basic(pay([4, 'flip'], thisHeals(3, target(yours(anAlly))), give(thisCard, [atk(thatMuch)]))),
    ),
    oncePerGame(basic(pay([7], ready(each(yours(anAlly)))))),
  ),
  'Queen Azshara': withBack(
    hero(
      { icon: ['Mage'], race: 'Night Elf', tags: ['Monster'], health: 25 },
      basic(pay([3, exhausting(yours(anAlly)), 'flip'], draw())),
    ),
    oncePerGame(basic(pay([5], thisDeals(cardsInHandOf(you), 'arcane', target(anAlly))))),
  ),
  "Sen'jin": withBack(
    hero(
      { icon: ['Horde', 'Priest'], race: 'Troll', health: 26 },
      basic(pay([3, 'flip'], replace({ event: { event: 'deal' }, instead: prevented(2) }, target(yours(anAlly))))),
    ),
    oncePerGame(basic(pay([5], thisHeals(6, each(friendly(heroOrAlly)))))),
  ),
  'Sylvanas Windrunner': withBack(
    hero(
      { icon: ['Alliance', 'Hunter'], race: 'High Elf', health: 28 },
      basic(
        pay(
          [2, 'flip'],
          { do: 'look at', what: { select: 'top', of: targetOpponent(), count: 3 } },
          put(chosen(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
          put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
        ),
      ),
    ),
    oncePerGame(basic(pay([8], thisDeals(13, 'ranged', target(anAlly))))),
  ),
  'Teron Gorefiend': withBack(
    hero(
      { icon: ['Horde', 'Death Knight'], race: 'Orc', health: 29 },
      basic(pay([3, 'flip'], thisDeals(1, 'shadow', target(anAlly)), thisHeals(1, thisCard))),
    ),
    oncePerGame(
      basic(
        pay([7], {
          do: 'create',
          trigger: when(isDestroyed(nonToken(yours(anAlly))), {
            do: 'put token',
            token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
          }),
          duration: 'this turn',
        }),
      ),
    ),
  ),
  Thrall: withBack(
    hero(
      { icon: ['Horde', 'Shaman'], race: 'Orc', health: 28 },
      basic(
        pay([4, 'flip'], {
          do: 'heal',
          by: thisCard,
          amount: 3,
          from: target(heroOrAlly, { upTo: 3 }),
          each: [3, 2, 1],
        }),
      ),
    ),
    oncePerGame(
      basic(
        pay([8], {
          do: 'deal',
          by: thisCard,
          amount: 3,
          types: ['nature'],
          to: target(heroOrAlly, { upTo: 3 }),
          each: [3, 2, 1],
        }),
      ),
    ),
  ),
  'Tyrande Whisperwind': withBack(
    hero(
      { icon: ['Alliance', 'Priest'], race: 'Night Elf', health: 26 },
      basic(pay([3, 'flip'], thisHeals('all', target(yours(anAlly))))),
    ),
    oncePerGame(
      basic(
        pay([7], {
          do: 'put token',
          token: token("Ash'alah", { tags: ['Frostsaber', 'Beast'], atk: [4, 'melee'], health: 4 }, has('Ferocity')),
        }),
      ),
    ),
  ),
  'Uther the Lightbringer': withBack(
    hero({ icon: ['Alliance', 'Paladin'], race: 'Human', health: 29 }, basic(pay([3, 'flip'], thisHeals(5, thisCard)))),
    oncePerGame(basic(pay([4], putIntoHand(target(inYourGraveyard(anAlly)))))),
  ),
  Xavius: withBack(
    hero(
      { icon: ['Druid'], race: ['Satyr', 'Demon'], tags: ['Monster'], health: 27 },
      basic(pay([4, 'flip'], youCanThisTurn({ may: 'place additional', count: 1 }))),
    ),
    oncePerGame(
      basic(
        pay(
          [8],
          putTokens(
            perEach(2, yourResources),
            token('Satyr Demon Monster', { tags: ['Satyr', 'Demon', 'Monster'], atk: [1, 'melee'], health: 1 }),
          ),
        ),
      ),
    ),
  ),
  'Zovaar the Fallen': withBack(
    hero(
      { icon: ['Paladin'], race: 'Draenei', tags: ['Monster'], health: 29 },
      basic(pay([3, 'flip'], thisHeals(countOf(yours(anAlly)), target(heroOrAlly)))),
    ),
    oncePerGame(
      basic(
        pay(
          [6],
          give(thisCard, [
            atk({
              amount: 'sum',
              of: [healthOf(target(yours(anAlly))), { amount: 'times', of: [-1, damageOn(target(yours(anAlly)))] }],
            }),
          ]),
        ),
      ),
    ),
  ),
});
