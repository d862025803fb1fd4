import { costOf } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, discard, give, ready } from '../../language/effects.ts';
import { aCharacter, aHero, among, aResource, exhausted, heroOrAlly, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has } from '../../language/powers.ts';
import { attachedCard, chosen, done, each, it, target, targetPlayer, yourHero } from '../../language/selections.ts';

export const abilities = set({
  'Bloody Slaughter': ability(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Combo', 'Feral', 'Assassination'] },
    deal(costOf(chosen(yours({ not: aHero, tag: ['Druid', 'Rogue'] }))), 'melee', target(exhausted(heroOrAlly))),
  ),
  'Boundless Concentration': ability(
    { cost: 1, icon: ['Hunter', 'Mage'], tags: ['Beast Mastery', 'Arcane'] },
    ready({
      select: 'choose',
      noun: yours(aResource),
      count: { upTo: costOf(target(yours({ not: aHero, tag: ['Hunter', 'Mage'] }))) },
    }),
  ),
  Embolism: ability(
    { cost: 4, icon: ['Priest', 'Rogue'], tags: ['Shadow', 'Subtlety'] },
    discard(costOf(chosen(yours({ not: aHero, tag: ['Priest', 'Rogue'] }))), targetPlayer()),
  ),
  Fortify: ability(
    { cost: 1, icon: ['Paladin', 'Warrior'], tags: ['Protection'], instant: true },
    give(yourHero, [keyword('Protector')]),
    {
      do: 'modify',
      what: yourHero,
      changes: [atk(costOf(target(yours({ not: aHero, tag: ['Paladin', 'Warrior'] }))))],
      while: is(it, { protecting: true }),
      duration: 'this turn',
    },
  ),
  'Frost Surge': ability(
    { cost: 2, icon: ['Mage', 'Shaman'], tags: ['Frost', 'Elemental'], instant: true },
    deal(costOf(chosen(yours({ not: aHero, tag: ['Mage', 'Shaman'] }))), 'frost', target(heroOrAlly)),
    give(each(among(done, aCharacter)), [cant('attack'), cant('exhaust')]),
  ),
  'Inner Rage': ability(
    { cost: 2, icon: ['Druid', 'Warrior'], tags: ['Feral', 'Fury'] },
    give(yourHero, [power(has('Assault', costOf(target(yours({ not: aHero, tag: ['Druid', 'Warrior'] })))))]),
  ),
  'Torment of Shadows': attachment(
    { cost: 2, icon: ['Priest', 'Warlock'], tags: ['Shadow', 'Affliction'] },
    heroOrAlly,
    atStartOfYourTurn(deal(costOf(chosen(yours({ not: aHero, tag: ['Priest', 'Warlock'] }))), 'shadow', attachedCard)),
  ),
});
