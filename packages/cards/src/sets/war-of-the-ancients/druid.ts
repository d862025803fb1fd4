import { costOf, countersOn, countOf, healthOf, perEach, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { addCounters, deal, ifSo, putTokens, reveal } from '../../language/effects.ts';
import { aCard, aHero, among, anAlly, attached, yourHeroAs } from '../../language/nouns.ts';
import { basic, has, have, pay, payLessTo, whileSo } from '../../language/powers.ts';
import { done, it, revealed, target, topOfYourDeck } from '../../language/selections.ts';

export const druid = set({
  'Ancient Bear Form': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral', 'Bear Form'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, keyword('Protector')),
    have(yourHeroAs, health({ amount: 'times', of: [5, perEach(5, yourResources)] })),
  ),
  Euphoria: ongoing(
    { cost: 3, icon: 'Druid', tags: ['Basic', 'Balance'], talent: 'Balance' },
    basic(
      pay(
        ['activate'],
        reveal(topOfYourDeck(1)),
        ifSo(compared(costOf(revealed), 'or more', 4), addCounters(1, 'bliss')),
      ),
    ),
    whileSo(compared(countersOn('bliss'), 'or more', 3), payLessTo('play', 4, aCard)),
  ),
  'Lions, Tigers, and Bears': ability(
    { cost: 5, icon: 'Druid', tags: ['Basic', 'Feral'] },
    { do: 'put token', token: token('Lion', { atk: [2, 'melee'], health: 2 }, has('Ferocity')) },
    { do: 'put token', token: token('Tiger', { atk: [2, 'melee'], health: 2 }, has('Stealth')) },
    { do: 'put token', token: token('Bear', { atk: [2, 'melee'], health: 2 }, has('Protector')) },
  ),
  'Mark of Growth': attachment(
    { cost: 4, icon: 'Druid', tags: ['Basic', 'Restoration', 'Attachment'] },
    aHero,
    have(attached(aHero), power(has('Mend', 3))),
  ),
  'Mark of Malorne': attachment(
    { cost: 2, icon: 'Druid', tags: ['Basic', 'Restoration', 'Attachment'] },
    anAlly,
    have(attached(anAlly), atk(2), health(3)),
  ),
  'Wild Seeds': ability(
    { cost: 3, icon: 'Druid', tags: ['Basic', 'Balance'] },
    deal(1, 'nature', target(anAlly, { upTo: 3 })),
    putTokens(
      countOf(among(done, { kind: ['Ally'], damage: { is: 'or more', than: healthOf(it) } })),
      token('Treant', { atk: [1, 'melee'], health: 1 }),
    ),
  ),
});
