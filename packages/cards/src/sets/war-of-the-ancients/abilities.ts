import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { copy, deal, heal, may, putTokens } from '../../language/effects.ts';
import { anAlly, attached, heroOrAlly, inZone, yours } from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { eventCard, target } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const abilities = set({
  Blitz: ability(
    { cost: 2, icon: ['Hunter', 'Mage', 'Rogue', 'Warlock'], tags: ['Basic'] },
    deal(3, 'melee', target(heroOrAlly)),
  ),
  "Elune's Blessing": attachment(
    { cost: 5, tags: ['Basic', 'Attachment'] },
    anAlly,
    have(attached(anAlly), atk(3), health(3)),
  ),
  'Focused Heal': ability({ cost: 2, icon: ['Druid', 'Priest', 'Shaman'], instant: true }, heal(5, target(heroOrAlly))),
  'Legacy of Stormrage': ongoing(
    { cost: 7, icon: ['Druid', 'Mage'], tags: ['Basic'] },
    when(
      entersPlay(yours(anAlly)),
      may(putTokens(costOf(eventCard), token('Treant', { atk: [1, 'melee'], health: 1 }))),
    ),
    when(
      { event: 'play', card: inZone('chain', { ongoing: false, kind: ['Ability'] }), whose: 'you' },
      may(copy(eventCard)),
    ),
  ),
  'Legacy of the Legion': ability(
    { cost: 6, icon: ['Hunter', 'Warrior'], tags: ['Basic'] },
    {
      do: 'put token',
      token: token(
        'Pit Lord Monster Demon',
        { tags: ['Pit Lord', 'Monster', 'Demon'], atk: [5, 'melee'], health: 5 },
        has('Protector'),
      ),
    },
    {
      do: 'put token',
      token: token(
        'Felhound Monster Demon',
        { tags: ['Felhound', 'Monster', 'Demon'], atk: [5, 'melee'], health: 5 },
        has('Ferocity'),
      ),
    },
  ),
  Strike: ability({ cost: 1, tags: ['Basic'] }, deal(1, 'melee', target(heroOrAlly))),
});
