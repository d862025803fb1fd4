import { atkOf, costOf, countOf, damageOn, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import {
  delve,
  give,
  ifYouDo,
  may,
  putIntoHand,
  putIntoPlay,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aHero,
  among,
  anAbility,
  anAlly,
  defending,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithDamage,
  has,
  have,
  thisCan,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  done,
  each,
  heroOf,
  revealed,
  target,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, turnEnds } from '../../language/watches.ts';

export const horde = set({
  'Abasha Windstorm': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [2, 'nature'], health: 2 },
    when({ event: 'attack', card: thisOne, first: true }, may(ready(thisCard))),
  ),
  'Alyna Sunshower': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [1, 'holy'], health: 1 },
    has('Elusive'),
    has('Mend', 1),
  ),
  'Baru Gravehorn': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Death Knight'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    whenIf(
      entersPlay(thisOne),
      { is: 'there', noun: inYourGraveyard(anAlly), atLeast: 3 },
      may({ do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
    ),
  ),
  'Drotara the Bloodpoint': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [2, 'melee'], health: 3 },
    has('Ferocity'),
  ),
  'Elderguard Brennan': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [5, 'shadow'], health: 8 },
    entersWithDamage(4),
  ),
  'Grak Foulblade': ally({ cost: 4, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [6, 'melee'], health: 2 }),
  'Gravelord Adams': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [5, 'shadow'], health: 5 },
    {
      power: 'triggered',
      on: { event: 'play', card: inZone('chain', thisOne), whose: 'you' },
      effects: [
        { do: 'pay', who: you, cost: [{ pay: 'resources', amount: 1 }], anyNumber: true },
        putTokens(thatMuch, token('Ghoul', { atk: [3, 'melee'], health: 3 })),
      ],
      zone: 'chain',
    },
  ),
  'Hamuul Runetotem': ally(
    { cost: 9, icon: 'Horde', tags: ['Tauren', 'Druid'], limit: 'Hamuul (1)', atk: [5, 'nature'], health: 10 },
    has('Assault', 5),
    has('Ferocity'),
    has('Protector'),
    when(turnEnds('you'), ready(thisCard)),
  ),
  Horngrim: ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [1, 'nature'], health: 3 },
    has('Harmonize'),
    thisCant({ cant: 'be targeted', byOpponents: true }),
  ),
  'Ian Lanstrick': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [2, 'fire'], health: 1 },
    when({ event: 'complete', whose: 'opposing' }, thisDeals(2, 'fire', heroOf(thatPlayer))),
  ),
  'Icaros the Sunward': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'melee'], health: 5 },
    has('Protector'),
  ),
  'Kraznix Smolderpain': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Warlock'], atk: [4, 'fire'], health: 6 },
    whenThisEntersPlay(delve),
  ),
  'Lazarus Marrowbane': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [0, 'melee'], health: 7 },
    thisCan({ may: 'protect', noun: yourHeroAs }),
  ),
  'Moharu the Skyseer': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [1, 'holy'], health: 1 },
    when(
      { event: 'deal', by: thisOne, card: opposing(aHero), combat: true },
      may(putIntoPlay({ select: 'choose', noun: yours(inZone('hand', anAlly)), count: { upTo: 3 } })),
    ),
  ),
  'Muluno Sunbreath': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [2, 'holy'], health: 4 },
    atStartOfYourTurn(thisHeals(atkOf(thisCard), target(heroOrAlly))),
  ),
  'Nox the Lifedrainer': ally(
    { cost: 7, icon: 'Horde', tags: ['Goblin', 'Warlock'], atk: [0, 'shadow'], health: 0 },
    have(thisOne, atk(damageOn(each(opposing(aHero)))), health(damageOn(each(opposing(aHero))))),
  ),
  Raezi: ally({ cost: 4, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [3, 'melee'], health: 5 }, has('Harmonize')),
  'Soulde the Earthshaker': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [3, 'melee'], health: 3 },
    have(yours(withCost('or more', 4, anAlly)), atk(2), health(2), keyword('Protector')),
  ),
  'Sylvanas, Queen of the Forsaken': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Hunter'], limit: 'Sylvanas (1)', atk: [4, 'melee'], health: 4 },
    whenThisEntersPlay(
      ifYouDo(
        may(
          removeFromGame({
            select: 'choose',
            noun: inYourGraveyard({ faction: 'Horde', kind: ['Ally'] }),
            count: { anyNumber: true },
          }),
        ),
        putTokens(countOf(among(done, anAlly)), token('Skeleton', { atk: [1, 'melee'], health: 1 })),
      ),
    ),
    have(thisOne, power(has('Assault', countOf(yours(tagged('Skeleton', anAlly)))))),
  ),
  'Thespius Bloodblaze': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [3, 'fire'], health: 1 },
    has('Elusive'),
  ),
  Thunderpetal: ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [2, 'nature'], health: 4 },
    has('Mend', 1),
    when({ event: 'heal', card: yours(heroOrAlly) }, thisDeals(1, 'nature', target(opposing(aHero)))),
  ),
  'Tor Earthwalker': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 4 },
    when(
      { event: 'attach', card: anAbility, to: { kind: ['Hero', 'Ally'] }, whose: 'you' },
      may(putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 }))),
    ),
  ),
  "Vazu'jin": ally({ cost: 5, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [4, 'melee'], health: 4 }, has('Elusive')),
  'Vizo Arctwister': ally({ cost: 3, icon: 'Horde', tags: ['Goblin', 'Mage'], atk: [4, 'arcane'], health: 3 }),
  "Vor'zun": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [3, 'melee'], health: 2 },
    whenThisEntersPlay(give(target(anAlly), [keyword('Long-Range')])),
  ),
  "Witch Doctor Ka'booma": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Warlock'], atk: [4, 'shadow'], health: 1 },
    when(
      { event: 'deal', by: thisOne, card: defending(aHero), combat: true },
      reveal(topOfYourDeck(1)),
      thisDeals(costOf(revealed), 'shadow', yourHero),
      putIntoHand(revealed),
    ),
  ),
  "Zaza'jun": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [2, 'nature'], health: 2 },
    whenThisEntersPlay(putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 }))),
    have(yours({ token: true, kind: ['Ally'] }), power(has('Assault', 1))),
  ),
});
