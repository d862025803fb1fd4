import { X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { chooseOne, deal, destroy, discard, exhaust, give, put } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAlly,
  anEquipment,
  aQuest,
  attached,
  attacking,
  dealtCombatDamageBy,
  exhausted,
  having,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { asCombatDamage, atStartOfYourTurn, costToPlay, have, ifWould, when } from '../../language/powers.ts';
import { attachedCard, each, eachOpponent, target, targeted, thatPlayer, thisCard } from '../../language/selections.ts';

export const rogue = set({
  'Dirty Work': ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Combat'] },
    ifWould({ event: 'deal', by: yourHeroAs, combat: false }, asCombatDamage),
  ),
  Disassemble: ability(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Combat'], instant: true },
    destroy(target(exhausted(anEquipment))),
  ),
  Feint: ability(
    { cost: 0, icon: 'Rogue', tags: ['Combat'], instant: true },
    { do: 'remove from combat', what: target(attacking(aCard)) },
  ),
  'Fight or Blight': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison', 'Subtlety'], instant: true, attachMode: 1 },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    chooseOne([give(target(aHero), [keyword('Stealth')])], []),
    atStartOfYourTurn(deal(1, 'nature', attachedCard)),
  ),
  'Knock Out': ability({ cost: 3, icon: 'Rogue', tags: ['Assassination'] }, destroy(target(aQuest))),
  Massacre: ability(
    { cost: 3, icon: 'Rogue', tags: ['Finishing', 'Move', 'Assassination'] },
    destroy(target(exhausted(anAlly), { exactly: X })),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  Overkill: ability(
    { cost: 5, icon: 'Rogue', tags: ['Finishing', 'Move', 'Assassination'] },
    {
      do: 'for each player',
      who: eachOpponent,
      effects: [
        destroy({ select: 'choose', noun: yours(anEquipment), count: { exactly: X }, by: thatPlayer }),
        discard(X, thatPlayer),
      ],
    },
    deal(X, 'melee', each(opposing(heroOrAlly))),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(having('Finishing Move', aCard)), count: X, atMost: 5 }),
  ),
  Sap: attachment(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    heroOrAlly,
    exhaust(targeted(0)),
    have(attached(aCharacter), cant('ready', { during: 'ready step' })),
    when({ event: 'deal', card: attached(aCharacter) }, destroy(thisCard)),
  ),
  Vigor: ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'], talent: 'Assassination' },
    put(thisCard, { to: 'resource row' }),
  ),
});
