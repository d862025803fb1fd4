import { countersOn, X } from '../../language/amounts.ts';
import { attachment, EVERY_CLASS, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { anAlly, attached, tagged, yours } from '../../language/nouns.ts';
import { entersWithCounters, have } from '../../language/powers.ts';

export const abilities = set({
  "Papa Hummel's Old-Fashioned Pet Biscuit": attachment(
    { cost: 0, plusX: true, icon: EVERY_CLASS },
    yours(tagged('Pet', anAlly)),
    entersWithCounters(X, 'growth'),
    have(attached(anAlly), atk(countersOn('growth')), health(countersOn('growth'))),
  ),
});
