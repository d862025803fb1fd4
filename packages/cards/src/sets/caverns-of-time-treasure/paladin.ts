import { atkOf, costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { dealtBy, heal, putIntoHand, unpreventably } from '../../language/effects.ts';
import { anAlly, anArmor, attached, friendly, inYourGraveyard, yours } from '../../language/nouns.ts';
import { ifWould, prevented, when } from '../../language/powers.ts';
import { attachedCard, done, eventDoer, target, yourHero } from '../../language/selections.ts';

export const paladin = set({
  Bolster: ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    { do: 'add counters', name: '+1 DEF', count: 2, on: target(anArmor) },
  ),
  "Guardian's Shield": ongoing(
    { cost: 5, icon: 'Paladin', tags: ['Basic', 'Protection'] },
    ifWould({ event: 'deal', card: yours(anAlly), fatal: false }, prevented('all')),
  ),
  'Hand of Retribution': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Retribution', 'Attachment'], instant: true },
    friendly(anAlly),
    when(
      { event: 'deal', card: attached(anAlly) },
      unpreventably(dealtBy(attachedCard, atkOf(attachedCard), 'holy', eventDoer)),
    ),
  ),
  "Light's Embrace": ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true },
    putIntoHand(target(inYourGraveyard(anAlly))),
    heal(costOf(done), yourHero),
  ),
});
