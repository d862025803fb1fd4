import { costOf, either, thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, give, giveAll, giveTo, heal, ifYouDo, put, putIntoHand, ready } from '../../language/effects.ts';
import {
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, whenIf } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  done,
  each,
  heroOf,
  target,
  that,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const deathKnight = set({
  'Blight Bringers': ability(
    { cost: 1, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    give(target(anAlly, { upTo: 3 }), [atk(-3)]),
  ),
  'Command of Undeath': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    ifYouDo(
      put(target(opposing(anEquipment)), { to: 'deck', at: 'bottom' }),
      deal(4, 'shadow', heroOf(controllerOf(that))),
    ),
  ),
  'Death Strike': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'], instant: true },
    deal(
      {
        amount: 'sum',
        of: [
          2,
          either({ is: 'there', noun: yours(aWeapon) }, 2, 0),
          either({ is: 'there', noun: yours(tagged('Disease')) }, 2, 0),
        ],
      },
      'melee',
      target(anAlly),
    ),
    heal(thatMuch, yourHero),
  ),
  'Frozen Blight': attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Frost', 'Disease'] },
    aHero,
    atStartOfYourTurn(
      deal(1, 'frost', attachedCard),
      giveTo(controllerOf(each(among(done, aHero))), [cant('play', { noun: anAbility })]),
    ),
  ),
  Gargoyle: ally(
    {
      cost: 4,
      icon: 'Death Knight',
      tags: ['Gargoyle', 'Unholy'],
      limit: 'Pet (1)',
      talent: 'Unholy',
      atk: [5, 'nature'],
      health: 5,
    },
    has('Ferocity'),
    whenIf(turnEnds('you'), is(thisCard, { damaged: false }), putIntoHand(thisCard)),
  ),
  'Horn of Winter': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Basic', 'Frost'] },
    giveAll(yours(heroOrAlly), [power(has('Assault', 1))]),
  ),
  Outbreak: ability(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    giveAll(opposing(anAlly), [
      atk({ amount: 'times', of: [-1, costOf(chosen(yours(tagged('Disease'))))] }),
      health({ amount: 'times', of: [-1, costOf(chosen(yours(tagged('Disease'))))] }),
    ]),
  ),
  'Sanguine Presence': ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Blood'], limit: 'Presence (1)', instant: true },
    have(yourHeroAs, keyword('Protector'), health(10)),
    pay([1, 'activate'], ready(yourHero)),
  ),
});
