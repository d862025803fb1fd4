import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, ifYouDo, interrupt, put, putTokens } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAlly,
  anEquipment,
  attached,
  damaged,
  defending,
  heroOrAlly,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, payLessTo, ratherThanCost } from '../../language/powers.ts';
import { attachedCard, it, target } from '../../language/selections.ts';

export const warrior = set({
  'Expertise of Steel': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    have(yourHeroAs, keyword('Dual Wield')),
    have(yours(tagged('Axe')), atk(2)),
    payLessTo('strike', 2, tagged('Sword')),
  ),
  'Flawless Defense': ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Protection'] },
    have(yourHeroAs, keyword('Protector')),
    haveWhile(is(it, defending(aCard)), yourHeroAs, atk(1)),
  ),
  Impede: ability(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    put(target({ damageType: ['shadow', 'holy', 'fire'], kind: ['Ally', 'Weapon'] }), { to: 'deck', at: 'top' }),
  ),
  'Lesson of the Call': ability(
    { cost: 3, icon: 'Warrior', tags: ['Fury'] },
    put(target(anAlly), { to: 'deck', at: 'top' }),
    ratherThanCost(exhausting(yours(tagged('Warrior', { not: aHero })))),
  ),
  'Mortal Slash': attachment(
    { cost: 1, icon: 'Warrior', tags: ['Arms'] },
    heroOrAlly,
    have(attached(aCharacter), cant('be healed')),
    atStartOfYourTurn(deal(1, 'melee', attachedCard)),
  ),
  Requite: ability({ cost: 2, icon: 'Warrior', tags: ['Fury'] }, deal(4, 'melee', target(damaged(heroOrAlly)))),
  'Wrecking Crew': ability(
    { cost: 2, icon: 'Warrior', tags: ['Arms'], instant: true, talent: 'Arms' },
    ifYouDo(
      interrupt(target(inZone('chain', anEquipment))),
      putTokens(3, token('Warrior', { atk: [0, 'melee'], health: 1 }, has('Assault', 2))),
    ),
  ),
});
