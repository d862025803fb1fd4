import { countOf } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { removing } from '../../language/costs.ts';
import { give, thisDeals } from '../../language/effects.ts';
import { anAlly, exhausted, inPartyOf, inYourGraveyard, inZone, tagged, thisOne } from '../../language/nouns.ts';
import { nextTime, onYourTurn, pay, thatMuchPlus } from '../../language/powers.ts';
import { controllerOf, paidCard, target } from '../../language/selections.ts';

export const heroes = set({
  'Askalti Darksteel': hero(
    {
      icon: ['Warlock', 'Warrior'],
      race: "Val'kyr",
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))], give(target(anAlly), [atk(1), health(-1)])),
  ),
  'Blood Lord Vorath': hero(
    {
      icon: ['Death Knight', 'Priest'],
      race: "San'layn",
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(
      ['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))],
      thisDeals(countOf(inPartyOf(controllerOf(paidCard), inZone('graveyard', anAlly))), 'shadow', target(anAlly)),
    ),
  ),
  "Deathseer Zuk'raj": hero(
    {
      icon: ['Druid', 'Shaman'],
      race: ['Risen', 'Drakkari'],
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))], {
      do: 'create',
      replacement: nextTime({ event: 'deal', by: thisOne, damageType: ['nature'] }, thatMuchPlus(1)),
      duration: 'this turn',
    }),
  ),
  'Turov the Risen': hero(
    {
      icon: ['Mage', 'Rogue'],
      race: 'Skeleton',
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    onYourTurn(
      pay(
        ['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))],
        thisDeals(2, 'frost', target(exhausted(anAlly))),
      ),
    ),
  ),
});
