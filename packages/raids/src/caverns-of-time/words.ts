import {
  aHero,
  anAlly,
  compared,
  countOf,
  destroy,
  each,
  heroOrAlly,
  inZone,
  isDestroyed,
  named,
  opposing,
  tagWord,
  thisCard,
  when,
  whenThisEntersPlay,
  youControl,
  yours,
} from '@meetingstone/cards/language';
import type { Amount, Condition, Effect, Facts, Noun, Power, Selection, TriggeredPower } from '@meetingstone/rules';

type Unnamed = Omit<Facts, 'name'>;

/** The counter that shows which hero the Caverns go for (COT.04). */
export const MARK = 'MARKED';
export const raidingHero: Noun = opposing(aHero);
export const raidingAlly: Noun = opposing(anAlly);
export const raidingCharacter: Noun = opposing(heroOrAlly);
export const markedHero: Noun = { ...raidingHero, counters: { name: MARK, number: { is: 'or more', than: 1 } } };
export const theMarkedHero: Selection = each(markedHero);

/** How many Caverns heroes have been defeated: they lie aside. */
export const defeated: Amount = countOf(yours(inZone('removed', aHero)));
export const aHeroWasDefeated: Condition = compared(defeated, 'or more', 1);
export const cavernsHeroIs = (name: string): Condition => youControl(named(name, aHero));

/** Powers with this word are active only once a Caverns hero has been defeated (COT.24). */
export const heroTwo = <P extends Extract<Power, { readonly tagWord?: unknown } | TriggeredPower>>(power: P): P =>
  tagWord('Caverns Hero 2+', power);
/** Triggers as the hero is revealed, but not that of the hero with which the raid starts (COT.02, COT.10). */
export const entrance = (...effects: readonly Effect[]): TriggeredPower =>
  tagWord('Entrance', whenThisEntersPlay(...effects));
export const untilAHeroIsDefeated: Power = when(isDestroyed(yours(aHero)), destroy(thisCard));

/** All Caverns cards cost 0 (COT.18). */
export const caverns = (facts: Unnamed): Unnamed => ({ ...facts, cost: 0, tags: [...facts.tags, 'Caverns'] });
