import { countOf, damageOn } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, power } from '../../language/changes.ts';
import { differentNames, yourTurn } from '../../language/conditions.ts';
import { destroying, destroyThis } from '../../language/costs.ts';
import {
  dealtBy,
  draw,
  exhaust,
  give,
  ifYouDo,
  may,
  putDamage,
  putIntoHand,
  putTokens,
  ready,
} from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  aQuest,
  heroOrAlly,
  inZone,
  named,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  entersWithDamage,
  has,
  have,
  pay,
  when,
  whenThisEntersPlay,
  whileIn,
  whilePlayedOrInPlay,
  youCanWhile,
} from '../../language/powers.ts';
import { each, eventCard, it, paidCard, target, that, thisCard } from '../../language/selections.ts';
import { attacks, isDestroyed, isRemovedFromGame, isRevealedBy, youPlay } from '../../language/watches.ts';

export const alliance = set({
  'Barnathrum, Lord of Pain': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 4 },
    pay([1, 'activate'], putDamage(damageOn(it), each(anAlly))),
  ),
  'Bimble Blackout': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [4, 'shadow'], health: 2 },
    whileIn('removed', when(isRemovedFromGame(thisOne), draw())),
  ),
  'Breen Toestubber': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [4, 'melee'], health: 5 },
    have(opposing(anAlly), atk(-1)),
  ),
  'Dimzer the Prestidigitator': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Warlock'], required: ['Gnome'], atk: [5, 'shadow'], health: 6 },
    has('Escape Artist'),
    whilePlayedOrInPlay(
      when(youPlay(anAlly), ifYouDo(may(give(eventCard, [power(entersWithDamage(1))], 'this game')), draw())),
    ),
  ),
  'Donna Calister': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 7 },
    has('Protector'),
    when(attacks(opposing(heroOrAlly)), ready(thisCard)),
  ),
  Goldenmoon: ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [2, 'melee'], health: 2 },
    has('Elusive'),
    youCanWhile(differentNames(yours(tagged('Pet'))), { may: 'control additional', tag: 'Pet', count: 1 }),
  ),
  'High Priestess Tyrande Whisperwind': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Priest'], unique: true, atk: [3, 'holy'], health: 4 },
    when(isDestroyed(yours(tagged('Night Elf'))), putTokens(1, token('Wisp', { atk: [0, 'melee'], health: 1 }))),
    pay([1, destroying(yours(tagged('Wisp')))], dealtBy(paidCard, 1, 'nature', each(opposing(heroOrAlly)))),
  ),
  'Ironforge Guards': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], unlimited: true, atk: [1, 'melee'], health: 1 },
    have(thisOne, health(countOf(other(yours(named('Ironforge Guards', anAlly)))))),
  ),
  'Jubilee Arcspark': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'arcane'], health: 3 },
    has('Untargetable'),
    whileIn('deck', when(isRevealedBy(aQuest, yours(inZone('deck', thisOne))), draw())),
  ),
  'Kor Cindervein': ally({ cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [3, 'melee'], health: 3 }),
  'Kryton Barleybeard': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [2, 'holy'], health: 1 },
    pay([2, destroyThis], putIntoHand(target(anAbility))),
  ),
  'Leeroy Jenkins': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [6, 'melee'], health: 1 },
    whenThisEntersPlay(
      exhaust(each(other(yours(anAlly)))),
      give(that, [cant('ready', { during: 'ready step' })], 'until end of your next turn', yourTurn),
    ),
  ),
  'Tracker Gallen': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [0, 'ranged'], health: 2 },
    have(thisOne, atk(countOf(yours(anAlly)))),
  ),
});
