import { location, set } from '../../language/cards.ts';
import { cant, health } from '../../language/changes.ts';
import { addCounters, draw, give, putIntoPlay, ready, turnFaceDown } from '../../language/effects.ts';
import { anAlly, aResource, inYourGraveyard, opposing, tagged, withCost, yours } from '../../language/nouns.ts';
import { have, onYourTurn, pay, provided, when } from '../../language/powers.ts';
import { chosen, target, targeted } from '../../language/selections.ts';
import { draws, isDestroyed } from '../../language/watches.ts';

export const locations = set({
  'Auchindoun Spirit Towers': location(
    { tags: ['Objective'] },
    when(draws('you'), addCounters(1, 'capture')),
    pay(['activate', { pay: 'remove counters', name: 'capture', count: 5 }], turnFaceDown(target(aResource))),
  ),
  Darnassus: location(
    { icon: 'Alliance', tags: ['City'], required: ['Night Elf'] },
    onYourTurn(pay([1, 'activate'], ready(target(yours(tagged('Night Elf')))), give(targeted(0), [cant('attack')]))),
  ),
  'Hellfire Citadel': location(
    { tags: ['Objective'] },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'capture')),
    pay(['activate', { pay: 'remove counters', name: 'capture', count: 3 }], draw()),
  ),
  'Stormwind City': location(
    { icon: 'Alliance', tags: ['City'], required: ['Human'] },
    provided(
      { is: 'there', noun: yours(tagged('Human', anAlly)) },
      pay(['activate'], {
        do: 'create',
        cost: { cost: 'play', noun: anAlly, whose: 'you', by: -2, next: true },
        duration: 'this turn',
      }),
    ),
  ),
  'Thunder Bluff': location(
    { icon: 'Horde', tags: ['City'], required: ['Tauren'] },
    have(yours(tagged('Tauren')), health(1)),
  ),
  'Twin Spire Ruins': location(
    { tags: ['Objective'] },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'capture')),
    onYourTurn(
      pay(
        [2, 'activate', { pay: 'remove counters', name: 'capture', count: 2 }],
        putIntoPlay(chosen(inYourGraveyard(withCost('or less', 2, anAlly)))),
      ),
    ),
  ),
});
