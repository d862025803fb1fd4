import { countersOn, X } from '../../language/amounts.ts';
import { attachment, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { atk, can, cant, health } from '../../language/changes.ts';
import { anAlly, attached, tagged, yours } from '../../language/nouns.ts';
import { entersWithCounters, have } from '../../language/powers.ts';
import { topOfYourDeck } from '../../language/selections.ts';

export const abilities = set({
  "Papa Hummel's Old-Fashioned Pet Biscuit": attachment(
    { cost: 0, plusX: true, icon: EVERY_CLASS },
    yours(tagged('Pet', anAlly)),
    entersWithCounters(X, 'growth'),
    have(attached(anAlly), atk(countersOn('growth')), health(countersOn('growth'))),
  ),
  'Personal Weather Maker': ongoing(
    { cost: 3, icon: EVERY_CLASS },
    { power: 'continuous', continuous: { players: 'you', changes: [can({ may: 'show top card' })] } },
    have(yours({ sharesType: topOfYourDeck(1) }), cant('be targeted', { byOpponents: true })),
  ),
});
