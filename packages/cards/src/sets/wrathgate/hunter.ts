import { costOf } from '../../language/amounts.ts';
import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, destroy, ifYouDo, ready } from '../../language/effects.ts';
import { anAlly, aResource, heroOrAlly, opposing, tagged, thisOne, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, pay, when } from '../../language/powers.ts';
import { anotherTarget, target, targeted } from '../../language/selections.ts';

export const hunter = set({
  'Explosive Shot': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true, talent: 'Survival' },
    ifYouDo(destroy(target(opposing(anAlly))), deal(costOf(targeted(0)), 'fire', anotherTarget(heroOrAlly))),
  ),
  'Eyes of the Beast': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'] },
    pay([1, exhausting(yourHeroAs)], ready(target(yours(tagged('Pet'))))),
  ),
  Mothra: ally(
    { cost: 6, icon: 'Hunter', tags: ['Moth'], limit: 'Pet (1)', atk: [6, 'melee'], health: 7 },
    has('Protector'),
    when({ event: 'exhaust', card: thisOne }, ready({ select: 'choose', noun: yours(aResource), count: { upTo: 3 } })),
  ),
});
