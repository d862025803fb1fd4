import { yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { health, power } from '../../language/changes.ts';
import { deal, delve, discard, heal, putIntoHand, removeFromGame } from '../../language/effects.ts';
import { aCard, among, anAlly, attached, yours } from '../../language/nouns.ts';
import { has, have, ifWould, thatMuchPlus, when } from '../../language/powers.ts';
import { controllerOf, eventCard, remembered, target, targeted, targetPlayer } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const priest = set({
  'Boundless Shadows': ability(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    removeFromGame({ select: 'top', of: targetPlayer(), count: yourResources }),
    has('Eternal'),
  ),
  Chakra: ongoing(
    { cost: 3, icon: 'Priest', tags: ['Holy'], talent: 'Holy' },
    ifWould(
      {
        event: 'deal',
        by: {
          any: [
            { kind: ['Hero'], whose: 'you' },
            { kind: ['Ally'], whose: 'you' },
          ],
        },
      },
      thatMuchPlus(1),
    ),
    ifWould(
      {
        event: 'heal',
        by: {
          any: [
            { kind: ['Hero'], whose: 'you' },
            { kind: ['Ally'], whose: 'you' },
          ],
        },
      },
      thatMuchPlus(1),
    ),
  ),
  'Power Word: Purity': attachment(
    { cost: 1, icon: 'Priest', tags: ['Holy'], instant: true },
    anAlly,
    heal('all', targeted(0)),
    have(attached(anAlly), health(2), power(has('Mend', 2))),
  ),
  'Power Word: Vitality': attachment(
    { cost: 0, icon: 'Priest', tags: ['Basic', 'Discipline', 'Attachment'] },
    yours(anAlly),
    have(attached(anAlly), health(3)),
  ),
  'Psychic Screech': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'], instant: true },
    putIntoHand(target(anAlly)),
    delve,
  ),
  'Tendrils of Darkness': ability({ cost: 5, icon: 'Priest', tags: ['Shadow'] }, deal(5, 'shadow', target(anAlly)), {
    do: 'create',
    trigger: when(isDestroyed(among(remembered, aCard)), discard(1, controllerOf(eventCard))),
    about: targeted(0),
    duration: 'this turn',
  }),
});
