import { thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health } from '../../language/changes.ts';
import {
  deal,
  destroy,
  discard,
  draw,
  heal,
  ifYouDo,
  interrupt,
  may,
  payTo,
  putIntoHand,
  removeFromGame,
} from '../../language/effects.ts';
import { anAlly, attached, friendly, heroOrAlly, inZone, opposing, tagged } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, when } from '../../language/powers.ts';
import { attachedCard, each, target, targeted, targetOpponent, thisCard, yourHero } from '../../language/selections.ts';
import { attacks, isDestroyed, turnEnds } from '../../language/watches.ts';

export const warlock = set({
  Banish: ability(
    { cost: 1, icon: 'Warlock', tags: ['Demonology'] },
    removeFromGame(
      target({
        any: [
          { tag: ['Demon'], kind: ['Ally'] },
          { tag: ['Elemental'], kind: ['Ally'] },
        ],
      }),
    ),
  ),
  'Curse of Contagion': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Curse', 'Affliction'], instant: true },
    anAlly,
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
    when(isDestroyed(attached(anAlly)), may({ do: 'attach', what: thisCard, from: 'graveyard', to: target(anAlly) })),
  ),
  'Drain Mana': ongoing(
    { cost: 4, icon: 'Warlock', tags: ['Affliction'] },
    atStartOfYourTurn({ do: 'if you do', first: [may(payTo([4]))], then: [], else: [destroy(thisCard)] }),
    when(turnEnds('you'), discard(1, targetOpponent()), draw()),
  ),
  'Fel Pact': attachment(
    { cost: 6, icon: 'Warlock', tags: ['Demonology'] },
    tagged('Demon', anAlly),
    have(attached(anAlly), cant('be destroyed')),
  ),
  Haaroon: ally(
    {
      cost: 5,
      icon: 'Warlock',
      tags: ['Felguard', 'Demon', 'Demonology'],
      limit: 'Pet (1)',
      talent: 'Demonology',
      atk: [6, 'melee'],
      health: 6,
    },
    has('Protector'),
  ),
  'Invoke the Nether': ability({ cost: 6, icon: 'Warlock', tags: ['Destruction'] }, removeFromGame(each(anAlly))),
  Rulrin: ally(
    { cost: 0, icon: 'Warlock', tags: ['Imp', 'Demon'], limit: 'Pet (1)', atk: [0, 'fire'], health: 1 },
    has('Elusive'),
    has('Untargetable'),
  ),
  'Siphon Life': attachment(
    { cost: 5, icon: 'Warlock', tags: ['Affliction', 'Attachment'], instant: true, talent: 'Affliction' },
    heroOrAlly,
    atStartOfYourTurn(deal(2, 'shadow', attachedCard), heal(thatMuch, yourHero)),
  ),
  'Soul Inversion': attachment(
    { cost: 1, icon: 'Warlock', tags: ['Affliction'] },
    anAlly,
    have(attached(anAlly), atk(2), health(-2)),
  ),
  'Swallow Soul': ability(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'], instant: true },
    ifYouDo(interrupt(target(inZone('chain', anAlly))), removeFromGame(targeted(0))),
  ),
  Thulthun: ally(
    { cost: 2, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [3, 'melee'], health: 3 },
    have(
      opposing(anAlly),
      { change: 'lose powers', keywords: ['Elusive', 'Stealth'] },
      cant('have powers', { keywords: ['Elusive', 'Stealth'] }),
    ),
  ),
  'Warlock Training': attachment(
    { cost: 1, icon: 'Warlock', tags: ['Affliction'] },
    friendly(anAlly),
    when(attacks(attached(anAlly)), may(putIntoHand(target(opposing(anAlly))))),
  ),
});
