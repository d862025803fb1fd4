import { countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, exhaust, ifSo, may, put, putIntoHand } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  anAlly,
  damaged,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, onYourTurn, pay, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, target, targeted, thisCard } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const druid = set({
  'Brutal Bear Form': ongoing(
    { cost: 4, icon: 'Druid', tags: ['Feral', 'Bear Form'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, keyword('Protector')),
    have(yours(anAlly), power(has('Assault', 1))),
  ),
  'Celestial Moonfire': attachment(
    { cost: 3, icon: 'Druid', tags: ['Balance'], instant: true },
    heroOrAlly,
    deal(2, 'arcane', targeted(0)),
    whenIf(turnStarts('you'), is(thisCard, inZone('play', aCard)), deal(2, 'arcane', attachedCard)),
    onYourTurn(pay([exhausting(yours(typed('arcane', anAlly)))], putIntoHand(thisCard))),
  ),
  Maim: ability(
    { cost: 1, icon: 'Druid', tags: ['Feral'], instant: true },
    exhaust(target(heroOrAlly)),
    ifSo({ is: 'there', noun: yours(tagged('Form')) }, deal(3, 'melee', targeted(0))),
  ),
  Moonshard: ability({ cost: 2, icon: 'Druid', tags: ['Balance'] }, deal(4, 'arcane', target(anAlly))),
  'Rend and Tear': ongoing(
    { cost: 4, icon: 'Druid', tags: ['Feral', 'Cat Form'], limit: 'Form (1)', instant: true, talent: 'Feral Combat' },
    whenThisEntersPlay(deal(1, 'melee', target(opposing(heroOrAlly), { upTo: 3 }))),
    have(yourHeroAs, power(has('Assault', { amount: 'times', of: [2, countOf(damaged(opposing(aCharacter)))] }))),
  ),
  'Savage Cat Form': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral', 'Cat Form'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, power(has('Assault', 1)), keyword('Stealth')),
  ),
  Starburst: ability(
    { cost: 4, icon: 'Druid', tags: ['Balance'] },
    deal(3, 'arcane', target(heroOrAlly)),
    may(put(thisCard, { to: 'resource row', exhausted: true })),
  ),
});
