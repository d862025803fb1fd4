import { location, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { anAlly, inZone, tagged, yours } from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';

export const locations = set({
  Ashenvale: location({}, have(yours(inZone('hand', tagged('Night Elf', anAlly))), power(has('Haste', 1)))),
});
