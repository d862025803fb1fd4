import {
  ally,
  anAbility,
  atk,
  attachedTo,
  attacking,
  attacksOnlyIfAble,
  cant,
  controllerOf,
  controllingNo,
  countOf,
  dealsDamage,
  defending,
  each,
  exhaust,
  exhausted,
  give,
  has,
  have,
  haveWhile,
  having,
  ifWould,
  inCombatWith,
  inPartyOf,
  is,
  it,
  losesPowers,
  mustAttack,
  ofParity,
  power,
  prevented,
  putTokens,
  set,
  thatMuchPlus,
  thisDeals,
  thisOne,
  trigger,
  turnStarts,
  when,
  whenIf,
  whenThisEntersPlay,
  withLeastHealthLeft,
  withMostHealthLeft,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { DamageType, Facts, Noun, Power } from '@meetingstone/rules';
import { ALLY } from './chosen.ts';
import { ghoul } from './tokens.ts';
import {
  aHeroWasDefeated,
  caverns,
  defeated,
  heroTwo,
  raidingAlly,
  raidingCharacter,
  raidingHero,
  theMarkedHero,
} from './words.ts';

type Named = keyof typeof ALLY;

const fighter = (name: Named, tags: readonly string[], type: DamageType, ...powers: readonly Power[]) => {
  const [atk, health] = ALLY[name];
  return { [name]: caverns(ally({ tags, atk: [atk, type], health }, ...powers)) };
};

const readyResource: Noun = { kind: ['Resource'], exhausted: false };
const exhaustedResource: Noun = exhausted({ kind: ['Resource'] });
/** Attacks such an ally rather than the MARKED hero, where there is one. */
const goesFor = (noun: Noun): Power => have(thisOne, attacksOnlyIfAble(noun), mustAttack(noun));

/** The Boss allies: they stand before the hero (COT.16). */
export const bossAllies: readonly Facts[] = set({
  ...fighter(
    'Anetheron',
    ['Dreadlord', 'Demon'],
    'melee',
    has('Boss'),
    has('Absorb'),
    heroTwo(haveWhile(aHeroWasDefeated, thisOne, power(has('Assault', defeated)))),
  ),
  ...fighter(
    'Epoch Hunter',
    ['Infinite', 'Dragonkin'],
    'melee',
    has('Boss'),
    whenThisEntersPlay(give(yourHero, [atk(3)])),
    heroTwo(whenIf(turnStarts('you'), aHeroWasDefeated, trigger(each(yours(attachedTo(raidingHero, anAbility)))))),
  ),
  ...fighter(
    "Kaz'rogal",
    ['Doomguard', 'Demon'],
    'melee',
    has('Boss'),
    whenThisEntersPlay(thisDeals(4, 'shadow', each(controllingNo(readyResource, raidingHero)))),
    heroTwo(
      haveWhile(
        aHeroWasDefeated,
        thisOne,
        power(has('Assault', countOf(inPartyOf(controllerOf(theMarkedHero), exhaustedResource)))),
      ),
    ),
  ),
  ...fighter(
    'Meathook',
    ['Abomination'],
    'melee',
    has('Boss'),
    whenThisEntersPlay(exhaust(each(raidingCharacter))),
    heroTwo(haveWhile(aHeroWasDefeated, raidingAlly, mustAttack(thisOne))),
  ),
  ...fighter(
    "Peroth'arn",
    ['Satyr', 'Demon', 'Warlock', 'Monster'],
    'shadow',
    has('Boss'),
    ifWould(dealsDamage({ to: raidingHero }), thatMuchPlus(1)),
    heroTwo(haveWhile(aHeroWasDefeated, thisOne, power(has('Flip', 1)))),
  ),
  ...fighter(
    'Salramm the Fleshcrafter',
    ['Necromancer'],
    'shadow',
    has('Boss'),
    goesFor(withLeastHealthLeft(raidingAlly)),
    heroTwo(
      whenIf(
        { ...dealsDamage({ by: thisOne, to: defending({ kind: ['Ally'] }) }), fatal: true },
        aHeroWasDefeated,
        putTokens(1, ghoul),
      ),
    ),
  ),
});

export const otherAllies: readonly Facts[] = set({
  ...fighter(
    'Doomguard Devastator',
    ['Doomguard', 'Demon'],
    'melee',
    whenThisEntersPlay(exhaust(each(having('Protector', raidingCharacter)))),
  ),
  ...fighter(
    'Fel Stalker',
    ['Felhunter', 'Demon'],
    'shadow',
    haveWhile(is(it, attacking(inCombatWith(controllingNo(readyResource, raidingHero), {}))), thisOne, atk(3)),
  ),
  ...fighter('Felguard', ['Felguard', 'Demon'], 'melee', goesFor(withMostHealthLeft(raidingAlly))),
  ...fighter(
    'Giant Infernal',
    ['Infernal', 'Demon'],
    'fire',
    when(turnStarts('you'), thisDeals(10, 'fire', theMarkedHero)),
  ),
  ...fighter(
    'Infinite Suppressor',
    ['Infinite', 'Dragonkin'],
    'arcane',
    have(raidingAlly, losesPowers, cant('have powers')),
  ),
  ...fighter('Infinite Warden', ['Infinite', 'Dragonkin'], 'melee', goesFor(withLeastHealthLeft(raidingAlly))),
  ...fighter(
    'Time-Twisted Footman',
    ['Human', 'Echo'],
    'melee',
    ifWould(dealsDamage({ by: ofParity('odd', raidingAlly), to: thisOne }), prevented('all')),
  ),
  ...fighter(
    'Time-Twisted Huntress',
    ['Night Elf', 'Echo'],
    'ranged',
    ifWould(dealsDamage({ by: ofParity('even', raidingAlly), to: thisOne }), prevented('all')),
  ),
});
