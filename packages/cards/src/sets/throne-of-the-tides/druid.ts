import { either, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { deal, delve, exhaust, may, putTokens } from '../../language/effects.ts';
import { anAlly, attached, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const druid = set({
  'Boundless Wild': ability(
    { cost: 6, icon: 'Druid', tags: ['Balance'] },
    putTokens(yourResources, token('Treant', { atk: [1, 'melee'], health: 1 })),
    has('Eternal'),
  ),
  'Fungal Growth': ongoing(
    { cost: 4, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    when(turnEnds('you'), {
      do: 'if',
      if: { is: 'there', noun: yours(anAlly), atLeast: 5 },
      then: [may({ do: 'put token', token: token('Fungal Behemoth', { atk: [5, 'melee'], health: 5 }) })],
      else: [may({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) })],
    }),
  ),
  'Mark of Goldrinn': attachment(
    { cost: 5, icon: 'Druid', tags: ['Basic', 'Restoration', 'Attachment'] },
    anAlly,
    have(attached(anAlly), atk(5), health(5)),
  ),
  'Stalwart Bear Form': ongoing(
    { cost: 4, icon: 'Druid', tags: ['Feral', 'Bear Form'], limit: 'Form (1)', instant: true },
    deal(2, 'melee', target(opposing(anAlly), { upTo: 2 })),
    have(yourHeroAs, keyword('Protector'), health(5)),
  ),
  'Verdant Boon': ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    putTokens(
      either({ is: 'there', noun: yours({ kind: ['Ally'], token: true }) }, 3, 1),
      token('Treant', { atk: [1, 'melee'], health: 1 }),
    ),
  ),
  'Wild Roots': attachment(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    anAlly,
    exhaust(targeted(0)),
    delve,
    have(attached(anAlly), cant('ready')),
  ),
});
