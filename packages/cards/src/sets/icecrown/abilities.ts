import { costOf } from '../../language/amounts.ts';
import { ability, attachment, EVERY_CLASS, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { chooseWord, deal, discard, give, ready } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  allyOrWeapon,
  among,
  anAlly,
  aResource,
  attached,
  exhausted,
  heroOrAlly,
  inPartyOf,
  yours,
} from '../../language/nouns.ts';
import { asThisEntersPlay, atStartOfYourTurn, has, have } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  done,
  each,
  it,
  target,
  targetPlayer,
  yourHero,
} from '../../language/selections.ts';

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
  'Paint Bomb': attachment(
    { cost: 1, icon: EVERY_CLASS },
    anAlly,
    asThisEntersPlay(chooseWord('class')),
    have(inPartyOf(controllerOf(attachedCard), anAlly), { change: 'become class' }),
  ),
  'Primal Taming': attachment(
    { cost: 1, icon: ['Hunter', 'Shaman'], tags: ['Survival', 'Restoration'] },
    allyOrWeapon,
    have(
      attached(aCard),
      atk({
        amount: 'times',
        of: [
          -1,
          { amount: 'highest', number: 'cost', of: { tag: ['Hunter', 'Shaman'], kind: ['Ally'], whose: 'you' } },
        ],
      }),
    ),
  ),
  'Torment of Shadows': attachment(
    { cost: 2, icon: ['Priest', 'Warlock'], tags: ['Shadow', 'Affliction'] },
    heroOrAlly,
    atStartOfYourTurn(deal(costOf(chosen(yours({ not: aHero, tag: ['Priest', 'Warlock'] }))), 'shadow', attachedCard)),
  ),
});
