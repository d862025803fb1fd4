import { location, set, token } from '../../language/cards.ts';
import { alsoTag, atk, keyword, power } from '../../language/changes.ts';
import { addCounters, chooseWord, give, giveAll, put } from '../../language/effects.ts';
import { anAlly, aQuest, heroOrAlly, inZone, tagged, yours } from '../../language/nouns.ts';
import { asThisEntersPlay, pay, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  'Gurubashi Arena': location({ tags: ['Arena'] }, pay(['activate'], give(target(yours(anAlly)), [alsoTag('Arena')]))),
  Orgrimmar: location(
    { icon: 'Horde', tags: ['City'], required: ['Orc'] },
    pay(['activate'], give(target(yours(tagged('Orc'))), [keyword('Ferocity')])),
  ),
  'Silvermoon City': location(
    { icon: 'Horde', tags: ['City'], required: ['Blood Elf'] },
    asThisEntersPlay(chooseWord({ oneOf: ['arcane', 'fire', 'frost', 'nature', 'shadow'] })),
    pay(
      ['activate'],
      give(target(yours(tagged('Blood Elf'))), [power({ power: 'keyword', keyword: 'Resistance', type: 'chosen' })]),
    ),
  ),
  'The Circle of Blood': location(
    { tags: ['Arena'] },
    when({ event: 'deal', by: yours(heroOrAlly) }, addCounters(1, 'arena')),
    pay(['activate', { pay: 'remove counters', name: 'arena', count: 3 }], {
      do: 'put token',
      token: token('Arena Gladiator', { tags: ['Arena', 'Gladiator'], atk: [1, 'melee'], health: 1 }),
    }),
  ),
  'The Exodar': location(
    { icon: 'Alliance', tags: ['City'], required: ['Draenei'] },
    pay([1, 'activate'], giveAll(yours(tagged('Draenei')), [atk(1)])),
  ),
  'The Ring of Blood': location(
    { tags: ['Arena'] },
    {
      power: 'additional cost',
      to: 'place face up',
      cost: [{ pay: 'reveal', noun: yours(inZone('hand', tagged('Arena'))), count: 1 }],
    },
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'The Ruins of Lordaeron': location(
    { tags: ['Arena'] },
    when({ event: 'deal', by: yours(heroOrAlly) }, addCounters(1, 'arena')),
    pay(
      ['activate', { pay: 'remove counters', name: 'arena', count: 3 }],
      put(target(inZone('graveyard', { inOne: true }), { upTo: 3 }), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
