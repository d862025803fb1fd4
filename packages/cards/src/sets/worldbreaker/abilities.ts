import { EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { give } from '../../language/effects.ts';
import { anAlly, tagged, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const abilities = set({
  Viciousness: ongoing(
    { cost: 2, icon: ['Alliance', ...EVERY_CLASS] },
    pay([1, 'activate'], give(target(yours(tagged('Worgen', anAlly))), [keyword('Ferocity')])),
  ),
});
