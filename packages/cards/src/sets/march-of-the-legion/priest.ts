import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, controlledByYou, health, power } from '../../language/changes.ts';
import { deal, destroy, discard, heal, ifSo, ifYouDo, thisHeals, unpreventably } from '../../language/effects.ts';
import {
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  opposing,
  other,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, ifWould, pay, thatMuchPlus, when } from '../../language/powers.ts';
import { controllerOf, done, each, target, targeted, targetPlayer, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const priest = set({
  'Absorb Magic': ability(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    ifYouDo(destroy(target(anAbility)), heal(costOf(targeted(0)), yourHero)),
  ),
  Chasten: ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'], instant: true },
    unpreventably(deal(3, 'holy', target(heroOrAlly))),
  ),
  'Heartening Arrival': ongoing(
    { cost: 3, icon: 'Priest', tags: ['Holy'] },
    when(entersPlay(yours(anAlly)), heal(2, target(heroOrAlly))),
  ),
  'Holy Nova': ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true, talent: 'Holy' },
    unpreventably(deal(1, 'holy', each(opposing(heroOrAlly)))),
    heal(1, each(friendly(heroOrAlly))),
  ),
  'Infusion of Fortitude': attachment(
    { cost: 1, icon: 'Priest', tags: ['Discipline'], instant: true },
    anAlly,
    have(attached(anAlly), health(3)),
  ),
  'Kindred Spirits': ongoing(
    { cost: 7, icon: 'Priest', tags: ['Holy'] },
    haveWhile({ is: 'there', noun: friendly(other(heroOrAlly)) }, yourHeroAs, cant('be destroyed')),
  ),
  'Mental Anguish': ability({ cost: 3, icon: 'Priest', tags: ['Shadow'] }, discard(2, targetPlayer())),
  'Prayer of Fortitude': ongoing(
    { cost: 6, icon: 'Priest', tags: ['Discipline'] },
    have(
      {
        any: [
          { kind: ['Hero'], whose: 'you' },
          { kind: ['Ally'], whose: 'you' },
        ],
      },
      health(5),
    ),
  ),
  'Priest Training': attachment(
    { cost: 1, icon: 'Priest', tags: ['Holy'] },
    friendly(anAlly),
    have(attached(anAlly), power(pay(['activate'], thisHeals(5, target(heroOrAlly))))),
  ),
  'Shadow Weaving': attachment(
    { cost: 4, icon: 'Priest', tags: ['Shadow'], talent: 'Shadow' },
    opposing(heroOrAlly),
    ifWould({ event: 'deal', card: attached(aCharacter), damageType: ['shadow'] }, thatMuchPlus(2)),
  ),
  'Touch of Darkness': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'] },
    deal(1, 'shadow', target(heroOrAlly)),
    ifSo({ is: 'there', noun: among(done, aHero) }, discard(1, controllerOf(targeted(0)))),
  ),
  'Twist of Faith': attachment(
    { cost: 5, icon: 'Priest', tags: ['Shadow'] },
    anAlly,
    have(attached(anAlly), controlledByYou),
  ),
});
