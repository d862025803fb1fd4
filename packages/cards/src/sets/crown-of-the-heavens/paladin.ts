import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { compared, yourTurn } from '../../language/conditions.ts';
import { deal, destroy, draw, heal, ifSo, ifYouDo, replace, unpreventably } from '../../language/effects.ts';
import { anAlly, attached, defending, heroOrAlly, opposing, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, haveWhile, ifWould, prevented } from '../../language/powers.ts';
import { attachedCard, each, target, targeted, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const paladin = set({
  'Blessing of the Devoted': attachment(
    { cost: 4, icon: 'Paladin', tags: ['Protection', 'Blessing'] },
    anAlly,
    ifSo(compared(costOf(targeted(0)), 'or less', 2), draw()),
    have(attached(anAlly), atk(3), health(3)),
  ),
  'Divine Bulwark': attachment(
    { cost: 4, icon: 'Paladin', tags: ['Protection'] },
    anAlly,
    have(attached(anAlly), atk(4), health(4)),
    ifWould(isDestroyed(attached(anAlly)), {
      instead: 'effects',
      effects: [ifYouDo(destroy(thisCard), heal('all', attachedCard))],
    }),
  ),
  'Light of the Naaru': ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true },
    heal('all', target(defending(anAlly))),
    replace({ event: { event: 'deal', combat: true }, instead: prevented(5) }, targeted(0)),
  ),
  'The Art of War': ongoing(
    { cost: 6, icon: 'Paladin', tags: ['Retribution'], talent: 'Retribution' },
    atStartOfYourTurn(
      heal({ amount: 'highest', number: 'remaining health', of: { kind: ['Ally'], whose: 'you' } }, yourHero),
    ),
    haveWhile(yourTurn, yourHeroAs, atk({ amount: 'highest', number: 'atk', of: { kind: ['Ally'], whose: 'you' } })),
  ),
  "Vindicator's Shock": ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'] },
    unpreventably(deal(1, 'holy', each(opposing(heroOrAlly)))),
  ),
});
