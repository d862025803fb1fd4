import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { heal } from '../../language/effects.ts';
import { aQuest } from '../../language/nouns.ts';
import { payLessTo, when } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';

export const cards = set({
  'The Last Relic of Argus': item(
    { cost: 2, icon: EVERY_CLASS },
    payLessTo('complete', 1, aQuest),
    when({ event: 'complete', whose: 'you' }, heal(3, yourHero)),
  ),
});
