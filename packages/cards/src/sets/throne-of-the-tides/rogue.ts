import { ability, attachment, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, delve, exhaust, give } from '../../language/effects.ts';
import { dealtCombatDamageBy, heroOrAlly, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import { attachedCard, controllerOf, target, targeted, topOfDeckOf } from '../../language/selections.ts';

export const rogue = set({
  'Disorienting Blow': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat'] },
    exhaust(target(heroOrAlly)),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    delve,
  ),
  'Seeping Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Assassination', 'Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(1, 'nature', attachedCard), {
      do: 'look at',
      what: topOfDeckOf(controllerOf(attachedCard)),
    }),
  ),
});
