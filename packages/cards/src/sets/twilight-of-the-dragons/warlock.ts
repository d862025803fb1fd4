import { ability, ally, attachment, set } from '../../language/cards.ts';
import { atk, health, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, give, removeFromGame } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, have, when, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, each, target, targeted } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  'Favor of the Nether': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), deal(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Fel Immolation': attachment(
    { cost: 5, icon: 'Warlock', tags: ['Destruction'], instant: true },
    aHero,
    deal(2, 'fire', targeted(0)),
    atStartOfYourTurn(deal(2, 'fire', attachedCard)),
  ),
  Selora: ally(
    { cost: 2, icon: 'Warlock', tags: ['Succubus', 'Demon'], atk: [2, 'shadow'], health: 2 },
    has('Elusive'),
    whenThisEntersPlay(give(target(anAlly), [atk(1), health(-1)])),
  ),
  'Twisted Infernal': ally(
    { cost: 7, icon: 'Warlock', tags: ['Infernal', 'Demon'], atk: [8, 'fire'], health: 8 },
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
    has('Ferocity'),
  ),
  'Void Rip': ability(
    { cost: 4, icon: 'Warlock', tags: ['Destruction'], instant: true },
    removeFromGame(target(anAlly)),
  ),
});
