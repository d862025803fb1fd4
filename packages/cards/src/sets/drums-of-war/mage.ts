import { countersOn, either, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, losesPowers } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  give,
  giveAll,
  heal,
  ifYouDo,
  interrupt,
  next,
  putIntoPlay,
  removeFromGame,
} from '../../language/effects.ts';
import { aCard, aHero, among, anAlly, attached, inZone, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, when } from '../../language/powers.ts';
import {
  attachedCard,
  done,
  each,
  eventCard,
  remembered,
  target,
  targeted,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';

export const mage = set({
  'Conjured Cinnamon Roll': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    pay([1, destroyThis], heal(yourResources, yourHero)),
    pay([1], give(thisCard, [{ change: 'control', by: targetPlayer() }], 'this game')),
  ),
  'Ice Lance': ability(
    { cost: 2, icon: 'Mage', tags: ['Frost'] },
    deal(either(is(targeted(0), { exhausted: false }), 6, 2), 'frost', target(anAlly)),
  ),
  'Mystic Denial': ongoing(
    { cost: 5, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', aCard))),
    when(
      { event: 'play', card: inZone('chain', aCard), whose: 'opposing' },
      ifYouDo(destroy(thisCard), interrupt(eventCard)),
    ),
  ),
  'Presence of Mind': ability(
    { cost: 0, icon: 'Mage', tags: ['Arcane'], instant: true, talent: 'Arcane' },
    giveAll(yours(inZone('hand', aCard)), [{ change: 'become instant' }], {
      until: { event: 'play', card: aCard, whose: 'you' },
    }),
  ),
  'Pyroclastic Consumption': attachment(
    { cost: 5, icon: 'Mage', tags: ['Basic', 'Fire', 'Attachment'] },
    aHero,
    when({ event: 'deal', card: attached(aHero), damageType: ['fire'] }, addCounters(1, 'inferno')),
    atStartOfYourTurn(deal(countersOn('inferno'), 'fire', attachedCard)),
  ),
  'Spell Suppression': attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    { kind: ['Ability', 'Ally', 'Equipment', 'Resource'] },
    have(attached(aCard), losesPowers, cant('have powers')),
  ),
  'Temporary Dissipation': ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    removeFromGame(each(yours(anAlly))),
    next(when({ event: 'turn ends', later: true }, putIntoPlay(remembered)), each(among(done, aCard))),
  ),
});
