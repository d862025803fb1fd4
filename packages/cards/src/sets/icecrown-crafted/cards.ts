import { armor, EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { give } from '../../language/effects.ts';
import { yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, onYourTurn, pay } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';

export const cards = set({
  'Titanium Frostguard Ring': item(
    { cost: 4, icon: EVERY_CLASS, limit: 'Ring (2)' },
    have(yourHeroAs, power({ power: 'keyword', keyword: 'Resistance', type: 'frost' })),
    onYourTurn(
      pay([6, 'activate'], {
        do: 'put token',
        token: token(
          'Frozen Elemental',
          { unique: true, atk: [10, 'frost'], health: 10 },
          { power: 'keyword', keyword: 'Resistance', type: 'frost' },
        ),
      }),
    ),
  ),
  'Trollwoven Spaulders': armor(
    { cost: 5, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    atStartOfYourTurn(give(yourHero, [keyword('Berserking'), keyword('Conspicuous')])),
  ),
});
