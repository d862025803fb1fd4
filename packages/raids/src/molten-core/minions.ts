import {
  aHero,
  ally,
  anAlly,
  aPlayerOfYourChoice,
  aRune,
  atkAndHealth,
  cant,
  chosen,
  countOf,
  dealsCombatDamage,
  destroy,
  each,
  eventCard,
  exhaust,
  give,
  have,
  inPartyOf,
  may,
  opposing,
  putIntoHand,
  putIntoPlayAs,
  putTokens,
  ready,
  roll,
  set,
  target,
  thisCard,
  thisDeals,
  thisOne,
  topOf,
  when,
  whenThisEntersPlay,
  yours,
} from '@meetingstone/cards/language';
import { lavaSpawn } from './tokens.ts';

const minion = (race: string, atk: number, health: number) => ({
  atk: [atk, 'melee'] as const,
  health,
  tags: [race, 'Minion'],
});
const grows = have(thisOne, ...atkAndHealth(countOf(yours(aRune))));

/** The Minion deck; how many of each, nobody knows (chosen.ts). */
export const minions = set({
  'Ancient Core Hound': ally(
    minion('Core Hound', 3, 3),
    whenThisEntersPlay(
      roll(
        [1, 2, [exhaust(each(opposing(anAlly)))]],
        [3, 4, [thisDeals(2, 'fire', each(inPartyOf(aPlayerOfYourChoice, anAlly)))]],
        [5, 6, [putIntoHand(chosen(opposing(anAlly)))]],
      ),
    ),
  ),
  Firelord: ally(minion('Elemental', 2, 2), whenThisEntersPlay(putTokens(1, lavaSpawn))),
  'Flame Imps': ally(minion('Elemental', 2, 1)),
  'Lava Annihilator': ally(minion('Elemental', 1, 3), whenThisEntersPlay(may(destroy(target(anAlly))))),
  'Lava Pack': ally(minion('Elemental', 3, 2), whenThisEntersPlay(putIntoPlayAs('Ally', topOf('Minion')))),
  'Lava Surger': ally(
    minion('Elemental', 4, 1),
    when(
      dealsCombatDamage({ by: thisOne, to: aHero }),
      ready(thisCard),
      give(eventCard, [cant('be attacked', { noun: thisOne })]),
    ),
  ),
  'Molten Destroyer': ally(minion('Giant', 3, 3), grows),
  'Molten Giants': ally(minion('Giant', 1, 1), grows),
});
