import { countOf, damageOn, yourResources } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import {
  chooseOne,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  ifSo,
  may,
  playFree,
  putIntoPlay,
  ready,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, when, whenIf } from '../../language/powers.ts';
import { it, revealed, target, thisCard, topOfYourDeck } from '../../language/selections.ts';
import { entersPlay, isDestroyed } from '../../language/watches.ts';

export const neutral = set({
  "Al'Akir the Windlord": ally(
    { cost: 7, tags: ['Air Elemental', 'Lord'], limit: "Al'Akir (1)", atk: [7, 'nature'], health: 5 },
    have(yours(tagged('Air Elemental')), keyword('Untargetable')),
    atStartOfYourTurn({ do: 'put token', token: token('Air Elemental', { atk: [2, 'nature'], health: 1 }) }),
    pay([exhausting(yours(tagged('Air Elemental')))], exhaust(target(anAlly))),
  ),
  'Azure Captain': ally(
    { cost: 5, tags: ['Blue Dragonkin'], atk: [3, 'melee'], health: 6 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      give(target(heroOrAlly), [keyword('Protector')]),
    ),
  ),
  'Azure Drake': ally(
    { cost: 2, tags: ['Blue Dragonkin'], atk: [1, 'melee'], health: 4 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, thisHeals(2, target(heroOrAlly))),
  ),
  'Azure Emissary': ally(
    { cost: 3, tags: ['Blue Dragonkin'], atk: [3, 'arcane'], health: 3 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      thisDeals(countOf(yours({ tag: ['Mage', 'Warlock'] })), 'arcane', target(aHero)),
    ),
  ),
  'Azure Enforcer': ally(
    { cost: 4, tags: ['Blue Dragonkin'], atk: [3, 'arcane'], health: 4 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      may(thisDeals(1, 'arcane', target(anAlly))),
    ),
  ),
  'Azure Magus': ally(
    { cost: 1, tags: ['Blue Dragonkin'], atk: [2, 'arcane'], health: 1 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      give(target(anAlly), [keyword('Ferocity')]),
    ),
  ),
  'Azure Skyrazor': ally(
    { cost: 4, tags: ['Blue Dragonkin'], atk: [2, 'melee'], health: 5 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      giveAll(yours(heroOrAlly), [power(has('Assault', 2))]),
    ),
  ),
  'Bound Inferno': ally(
    { cost: 5, tags: ['Fire Elemental'], unlimited: true, atk: [3, 'fire'], health: 2 },
    has('Ferocity'),
    when(isDestroyed(thisOne), { do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }),
  ),
  'Bound Rumbler': ally(
    { cost: 5, tags: ['Earth Elemental'], unlimited: true, atk: [4, 'melee'], health: 2 },
    has('Protector'),
    when(isDestroyed(thisOne), { do: 'put token', token: token('Earth Elemental', { atk: [2, 'melee'], health: 1 }) }),
  ),
  'Bound Torrent': ally(
    { cost: 4, tags: ['Water Elemental'], unlimited: true, atk: [2, 'frost'], health: 1 },
    has('Elusive'),
    when(
      { event: 'exhaust', card: thisOne },
      { do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) },
    ),
  ),
  'Bound Vortex': ally(
    { cost: 3, tags: ['Air Elemental'], unlimited: true, atk: [3, 'nature'], health: 1 },
    has('Untargetable'),
    when(
      { event: 'exhaust', card: thisOne },
      { do: 'put token', token: token('Air Elemental', { atk: [2, 'nature'], health: 1 }) },
    ),
  ),
  'Bronze Drake': ally(
    { cost: 1, tags: ['Bronze Dragonkin'], atk: [1, 'arcane'], health: 1 },
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      give(target(heroOrAlly), [power(has('Assault', 1))]),
    ),
  ),
  'Bronze Drakonid': ally(
    { cost: 2, tags: ['Bronze Dragonkin'], atk: [2, 'arcane'], health: 2 },
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      may(ready(target(anAlly))),
    ),
  ),
  'Bronze Emissary': ally(
    { cost: 4, tags: ['Bronze Dragonkin'], atk: [4, 'melee'], health: 3 },
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      giveAll(yours({ tag: ['Rogue', 'Warrior'] }), [power(has('Assault', 1)), keyword('Stealth')]),
    ),
  ),
  'Bronze Guardian': ally(
    { cost: 3, tags: ['Bronze Dragonkin'], atk: [1, 'melee'], health: 4 },
    has('Protector'),
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      may(draw()),
    ),
  ),
  'Bronze Skyrazor': ally(
    { cost: 5, tags: ['Bronze Dragonkin'], atk: [4, 'melee'], health: 4 },
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      give(thisCard, [keyword('Ferocity')]),
    ),
  ),
  'Bronze Warden': ally(
    { cost: 1, tags: ['Bronze Dragonkin'], atk: [1, 'arcane'], health: 2 },
    has('Protector'),
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      may(thisHeals(3, target(heroOrAlly))),
    ),
  ),
  'Malfurion Stormrage': ally(
    { cost: 8, tags: ['Night Elf', 'Archdruid'], atk: [3, 'nature'], health: 8 },
    has('Protector'),
    has('Stealth'),
    has('Untargetable'),
    atStartOfYourTurn(may(putIntoPlay(target(inYourGraveyard(withCost('or less', yourResources, anAlly)))))),
  ),
  'Neptulon the Tidehunter': ally(
    { cost: 7, tags: ['Water Elemental', 'Lord'], limit: 'Neptulon (1)', atk: [6, 'frost'], health: 5 },
    have(yours(tagged('Water Elemental')), keyword('Elusive')),
    atStartOfYourTurn({ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }),
    pay([exhausting(yours(tagged('Water Elemental')))], heal(2, target(heroOrAlly))),
  ),
  'Ragnaros the Firelord': ally(
    { cost: 7, tags: ['Fire Elemental', 'Lord'], limit: 'Ragnaros (1)', atk: [5, 'fire'], health: 6 },
    have(yours(tagged('Fire Elemental')), keyword('Ferocity')),
    atStartOfYourTurn({ do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }),
    pay([destroying(yours(tagged('Fire Elemental')))], thisDeals(1, 'fire', target(heroOrAlly))),
  ),
  'Savage Raptor': ally(
    { cost: 9, tags: ['Raptor'], atk: [6, 'melee'], health: 15 },
    has('Ferocity'),
    have(thisOne, atk(damageOn(it))),
  ),
  Soridormi: ally(
    { cost: 6, tags: ['Bronze Dragonkin', 'Consort'], limit: 'Soridormi (1)', atk: [5, 'arcane'], health: 6 },
    pay(
      [1],
      chooseOne(
        [give(target(yours(anAlly)), [keyword('Protector')])],
        [give(target(yours(anAlly)), [keyword('Elusive')])],
        [give(target(yours(anAlly)), [keyword('Stealth')])],
        [give(target(yours(anAlly)), [keyword('Untargetable')])],
      ),
    ),
  ),
  'Therazane the Stonemother': ally(
    { cost: 7, tags: ['Earth Elemental', 'Lord'], limit: 'Therazane (1)', atk: [3, 'melee'], health: 9 },
    have(yours(tagged('Earth Elemental')), keyword('Protector')),
    atStartOfYourTurn({ do: 'put token', token: token('Earth Elemental', { atk: [2, 'melee'], health: 1 }) }),
    pay([destroying(yours(tagged('Earth Elemental')))], ready(target(yours(heroOrAlly)))),
  ),
  Tyrygosa: ally(
    { cost: 6, tags: ['Blue Dragonkin', 'Consort'], limit: 'Tyrygosa (1)', atk: [3, 'arcane'], health: 8 },
    atStartOfYourTurn(reveal(topOfYourDeck(1)), ifSo(is(revealed, anAbility), may(playFree(revealed)))),
  ),
});
