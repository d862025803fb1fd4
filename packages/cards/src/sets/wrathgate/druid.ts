import { attachment, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { draw } from '../../language/effects.ts';
import { anAlly, attached } from '../../language/nouns.ts';
import { have, when } from '../../language/powers.ts';
import { isDestroyed } from '../../language/watches.ts';

export const druid = set({
  'Gift of the Earthmother': attachment(
    { cost: 4, icon: 'Druid', tags: ['Restoration'], instant: true, talent: 'Restoration' },
    anAlly,
    have(attached(anAlly), atk(6), health(6)),
    when(isDestroyed(attached(anAlly)), draw(2)),
  ),
});
