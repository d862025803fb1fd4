import { yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atkAndHealth, cant } from '../../language/changes.ts';
import { destroy, exhaust, put, putIntoPlayWithThis, putTokens } from '../../language/effects.ts';
import { anAlly, attached, inYourGraveyard, nonToken, thisOne, withCost } from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { attachedCard, target, targeted, that } from '../../language/selections.ts';
import { leavesPlay } from '../../language/watches.ts';

export const druid = set({
  'Entangling Roots': attachment(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    anAlly,
    exhaust(targeted(0)),
    have(attached(anAlly), cant('ready', { during: 'ready step' })),
  ),
  'Force of Nature': ability(
    { cost: 4, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    putTokens(3, token('Treant', { atk: [1, 'melee'], health: 1 }, has('Ferocity'))),
  ),
  Hibernate: ability(
    { cost: 2, icon: 'Druid', instant: true, tags: ['Balance'] },
    put(target(nonToken(anAlly)), { to: 'resource row' }),
    exhaust(that),
  ),
  "Malfurion's Gift": ongoing(
    { cost: 5, icon: 'Druid', instant: true, tags: ['Restoration'], talent: 'Restoration' },
    putIntoPlayWithThis(target(inYourGraveyard(withCost('or less', yourResources, anAlly)))),
    have(attached(anAlly), ...atkAndHealth(2)),
    when(leavesPlay(thisOne), destroy(attachedCard)),
  ),
});
