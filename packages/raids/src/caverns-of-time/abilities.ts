import {
  ability,
  abilityAllyOrEquipment,
  addCounters,
  aHero,
  anAbility,
  anAlly,
  atStartOfYourTurn,
  attachedCard,
  attachmentToChosen,
  cant,
  controllerOf,
  countersOn,
  deal,
  dealsCombatDamage,
  destroy,
  done,
  each,
  entersWithCounters,
  eventCard,
  except,
  give,
  has,
  have,
  ifSo,
  is,
  ofParity,
  oneByChance,
  oneChosenBy,
  ongoing,
  opposing,
  power,
  put,
  putTokens,
  set,
  thatMuch,
  topOfDeckOf,
  when,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { doomguard } from './tokens.ts';
import { caverns, markedHero, raidingAlly, raidingCharacter, raidingHero, untilAHeroIsDefeated } from './words.ts';

const destroyOf = (parity: 'even' | 'odd') => destroy(each(ofParity(parity, opposing(abilityAllyOrEquipment))));

export const abilities: readonly Facts[] = set({
  'Carrion Swarm': caverns(
    ongoing(
      {},
      deal(4, 'shadow', each(raidingHero)),
      deal(2, 'shadow', each(raidingAlly)),
      have(raidingCharacter, cant('be healed')),
      untilAHeroIsDefeated,
    ),
  ),
  'Distortion Bomb': caverns(ability({}, oneByChance([destroyOf('even')], [destroyOf('odd')]))),
  Doom: caverns(
    attachmentToChosen(
      {},
      markedHero,
      atStartOfYourTurn(
        put(topOfDeckOf(controllerOf(attachedCard)), { to: 'graveyard' }),
        ifSo(is(done, anAlly), putTokens(1, doomguard)),
      ),
    ),
  ),
  Doomfire: caverns(
    attachmentToChosen(
      {},
      markedHero,
      entersWithCounters(1, 'flame'),
      atStartOfYourTurn(oneByChance([addCounters(1, 'flame')], [deal(countersOn('flame'), 'fire', attachedCard)])),
    ),
  ),
  Felblade: caverns(
    ongoing(
      {},
      give(yourHero, [power(has('Assault', 2))]),
      when(
        dealsCombatDamage({ by: yours(aHero), to: markedHero }),
        deal(thatMuch, 'fire', each(except(eventCard, raidingHero))),
      ),
      untilAHeroIsDefeated,
    ),
  ),
  'Howl of Azgalor': caverns(
    ongoing(
      {},
      { power: 'continuous', continuous: { players: 'opposing', changes: [cant('play', { noun: anAbility })] } },
      untilAHeroIsDefeated,
    ),
  ),
  "Mark of Kaz'rogal": caverns(
    attachmentToChosen(
      {},
      markedHero,
      atStartOfYourTurn(
        oneChosenBy(
          controllerOf(attachedCard),
          [deal(6, 'shadow', attachedCard)],
          [deal(3, 'shadow', each(except(attachedCard, raidingHero)))],
        ),
      ),
    ),
  ),
});
