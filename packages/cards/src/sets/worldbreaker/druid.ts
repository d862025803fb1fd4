import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { deal, exhaust, heal, may, put, reveal } from '../../language/effects.ts';
import {
  aCharacter,
  aHero,
  anAlly,
  attached,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, ifWould, thatMuchPlus } from '../../language/powers.ts';
import { revealed, target, targeted, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const druid = set({
  'Earth and Moon': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    ifWould({ event: 'deal', by: yours(heroOrAlly), damageType: ['arcane', 'nature'] }, thatMuchPlus(2)),
  ),
  'Entangling Growth': attachment(
    { cost: 3, icon: 'Druid', tags: ['Balance', 'Attachment'], instant: true },
    opposing(anAlly),
    exhaust(targeted(0)),
    have(attached(anAlly), cant('ready', { during: 'ready step' })),
  ),
  'Faerie Fire': attachment(
    { cost: 3, icon: 'Druid', tags: ['Balance'], instant: true },
    heroOrAlly,
    have(
      attached(aCharacter),
      { change: 'lose powers', keywords: ['Stealth'] },
      cant('have powers', { keywords: ['Stealth'] }),
    ),
    ifWould({ event: 'deal', card: attached(aCharacter) }, thatMuchPlus(1)),
  ),
  Flourish: ability(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    reveal(topOfYourDeck(1)),
    may({ do: 'place', what: revealed, exhausted: true }),
    { power: 'keyword', keyword: 'Stash', effects: [heal(2, yourHero)] },
  ),
  'Mark of the Untamed': attachment(
    { cost: 1, icon: 'Druid', tags: ['Restoration'], instant: true },
    anAlly,
    have(attached(anAlly), atk(1), health(1), power({ power: 'keyword', keyword: 'Resistance', type: 'nature' })),
  ),
  "Nature's Fury": ability(
    { cost: 1, icon: 'Druid', tags: ['Balance'], instant: true },
    deal(
      { amount: 'highest', number: 'atk', of: { damageType: ['nature'], whose: 'you' } },
      'nature',
      target(heroOrAlly),
    ),
  ),
  Reawakening: ability(
    { cost: 5, icon: 'Druid', tags: ['Restoration'] },
    put(
      { select: 'choose', noun: inYourGraveyard(typed('nature', anAlly)), count: { anyNumber: true } },
      { to: 'resource row', exhausted: true },
    ),
  ),
  Rejuvenation: attachment(
    { cost: 2, icon: 'Druid', tags: ['Restoration'], instant: true },
    aHero,
    have(attached(aHero), power(has('Mend', 2))),
  ),
  'Savage Bear Form': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral', 'Bear Form'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, keyword('Protector'), health(5)),
  ),
});
