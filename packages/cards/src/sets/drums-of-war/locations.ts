import { costOf, countOf } from '../../language/amounts.ts';
import { location, set, token } from '../../language/cards.ts';
import { cant, controlledByYou, health } from '../../language/changes.ts';
import { compared, not } from '../../language/conditions.ts';
import {
  addCounters,
  dealtBy,
  draw,
  give,
  may,
  putIntoPlay,
  putTokens,
  ready,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aResource,
  inPartyOf,
  inYourGraveyard,
  opposing,
  tagged,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, onYourTurn, pay, provided, when, whenIf } from '../../language/powers.ts';
import { chosen, each, it, remembered, target, targeted, that, thatPlayer } from '../../language/selections.ts';
import { draws, isDestroyed, turnStarts } from '../../language/watches.ts';

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
  Halaa: location(
    { tags: ['Objective'] },
    whenIf(
      turnStarts('you'),
      not({
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'or more', countOf(yours(anAlly))),
      }),
      addCounters(1, 'capture'),
    ),
    pay(
      ['activate', { pay: 'remove counters', name: 'capture', count: 4 }],
      putTokens(4, token('Halaani', { atk: [1, 'melee'], health: 1 })),
    ),
  ),
  'Hellfire Citadel': location(
    { tags: ['Objective'] },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'capture')),
    pay(['activate', { pay: 'remove counters', name: 'capture', count: 3 }], draw()),
  ),
  "Sen'jin Village": location(
    { icon: 'Horde', tags: ['City'], required: ['Troll'] },
    atStartOfYourTurn(may({ do: 'heal', by: chosen(yours(tagged('Troll'))), amount: 1, from: that })),
  ),
  Silithus: location(
    { tags: ['Objective'] },
    atStartOfYourTurn(addCounters(costOf(each(yours(anAlly))), 'capture')),
    pay(
      ['activate', { pay: 'remove counters', name: 'capture', count: 200 }],
      give(each({ not: aHero }), [controlledByYou], 'this game'),
    ),
  ),
  Southshore: location(
    { icon: 'Alliance', tags: ['City'] },
    onYourTurn(
      pay([1, 'activate'], {
        do: 'create',
        trigger: when(
          { event: 'deal', by: among(remembered, aCard), card: withCost('less than', costOf(remembered), anAlly) },
          draw(),
        ),
        about: target(yours({ faction: 'Alliance', kind: ['Ally'] })),
        next: true,
        duration: 'this turn',
      }),
    ),
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
  'Tarren Mill': location(
    { icon: 'Horde', tags: ['City'] },
    onYourTurn(
      pay([1, 'activate'], {
        do: 'create',
        trigger: when(
          { event: 'deal', by: among(remembered, aCard), card: withCost('more than', costOf(remembered), anAlly) },
          draw(),
        ),
        about: target(yours({ faction: 'Horde', kind: ['Ally'] })),
        next: true,
        duration: 'this turn',
      }),
    ),
  ),
  'Thunder Bluff': location(
    { icon: 'Horde', tags: ['City'], required: ['Tauren'] },
    have(yours(tagged('Tauren')), health(1)),
  ),
  'Towers of Eastern Plaguelands': location(
    { tags: ['Objective'] },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'capture')),
    pay(
      ['activate', { pay: 'remove counters', name: 'capture', count: 4 }],
      dealtBy(it, 4, 'nature', each(opposing(aHero))),
    ),
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
