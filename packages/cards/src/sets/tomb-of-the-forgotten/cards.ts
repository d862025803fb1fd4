import { countOf } from '../../language/amounts.ts';
import { ability, ally, armor, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroy, give, heal, ifSo, putTokens } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  hosting,
  inCombatWith,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, onYourTurn, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { it, target, yourHero } from '../../language/selections.ts';

export const cards = set({
  'Alaria the Huntress': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [0, 'melee'], health: 1 },
    haveWhile(is(it, attacking(inCombatWith(aHero, aCard))), thisOne, atk(4)),
  ),
  "Champion's Shout": ongoing(
    { cost: 6, icon: 'Warrior', tags: ['Basic', 'Fury', 'Shout'] },
    have(yours(anAlly), atk(countOf(yours(anEquipment))), health(countOf(yours(anEquipment)))),
  ),
  'Helm of Setesh': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 1 },
    onYourTurn(
      pay([4, 'activate'], { do: 'put token', token: token('Void Seeker', { atk: [2, 'shadow'], health: 2 }) }),
    ),
    have(yours({ token: true, kind: ['Ally'] }), power(has('Assault', 1))),
  ),
  "Hunter's Focus": ability(
    { cost: 1, icon: 'Hunter', tags: ['Basic', 'Marksmanship'] },
    give(target(anAlly), [atk(2), keyword('Long-Range')]),
  ),
  Kaelzin: ally({ cost: 5, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [4, 'frost'], health: 5 }, has('Mend', 2)),
  'Raise the Dead': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) },
  ),
  "Raso'jin": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [0, 'melee'], health: 2 },
    has('Protector'),
    whenThisEntersPlay(putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 }))),
    have(thisOne, atk(countOf(yours({ token: true, kind: ['Ally'] })))),
  ),
  'Seraxa Brightmix': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [2, 'holy'], health: 2 },
    has('Elusive'),
    have(yours(hosting(anAbility, anAlly)), atk(2), health(2)),
  ),
  'Siphon of Undeath': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    destroy(target(anAlly)),
    ifSo({ is: 'there', noun: yours(tagged('Ghoul')) }, heal(5, yourHero)),
  ),
  Wrex: ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [1, 'frost'], health: 4 },
    has('Protector'),
  ),
});
