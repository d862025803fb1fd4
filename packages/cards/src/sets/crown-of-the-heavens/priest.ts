import { atkOf } from '../../language/amounts.ts';
import { ability, attachmentToChosen, ongoing, set } from '../../language/cards.ts';
import { atk, health, power } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { addCounters, deal, give, heal, may, removeFromGame } from '../../language/effects.ts';
import { aCard, aHero, anAlly, attached, friendly, heroOrAlly, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, onYourTurn, pay } from '../../language/powers.ts';
import { controllerOf, each, target, targeted, targetPlayer, you, yourHero } from '../../language/selections.ts';

export const priest = set({
  'Borrowed Time': ongoing(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    atStartOfYourTurn(may(addCounters(1, 'clock'))),
    onYourTurn(
      pay([{ pay: 'remove counters', name: 'clock', count: 5 }, destroyThis], { do: 'take an extra turn', who: you }),
    ),
  ),
  'Faithful Heal': ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    heal(atkOf(target(yours(anAlly), { upTo: 2 })), yourHero),
  ),
  'Shadow Word: Despair': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'], instant: true },
    deal(2, 'shadow', target(anAlly)),
    removeFromGame({ select: 'top', of: controllerOf(targeted(0)), count: 2 }),
  ),
  'Shroud of the High Priest': attachmentToChosen(
    { cost: 6, icon: 'Priest', tags: ['Discipline', 'Shadow', 'Holy'] },
    yourHeroAs,
    have(
      attached(aHero),
      power(
        pay(['activate'], {
          do: 'create',
          cost: { cost: 'play', noun: aCard, whose: 'you', by: -2, next: true },
          duration: 'this turn',
        }),
      ),
      power(pay(['activate'], heal(3, each(friendly(heroOrAlly))))),
      power(pay(['activate'], removeFromGame({ select: 'top', of: targetPlayer(), count: 5 }))),
    ),
  ),
  'Spiritual Imbalance': ability(
    { cost: 3, icon: 'Priest', tags: ['Shadow'], instant: true },
    give(target(anAlly), [atk(-3), health(-3)]),
  ),
});
