import { countOf, damageOn, healthOf } from '../../language/amounts.ts';
import { ability, attachment, set, token } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, give, giveAll, heal, ifSo, ifYouDo } from '../../language/effects.ts';
import { aHero, among, anAlly, attached, heroOrAlly, opposing, tagged, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, when } from '../../language/powers.ts';
import { attachedCard, done, each, target, thisCard, yourHero } from '../../language/selections.ts';

export const deathKnight = set({
  'Crimson Guard': ability(
    { cost: 1, icon: 'Death Knight', tags: ['Blood'], instant: true },
    give(yourHero, [keyword('Protector')]),
    giveAll(yours({ kind: ['Ally'], atk: { is: 'or more', than: 6 } }), [keyword('Protector')]),
  ),
  'Dark Transformation': attachment(
    { cost: 5, icon: 'Death Knight', tags: ['Basic', 'Unholy', 'Attachment'], talent: 'Unholy' },
    tagged('Ghoul'),
    have(attached(tagged('Ghoul')), atk(7), health(7)),
    when({ event: 'deal', by: attached(tagged('Ghoul')), card: opposing(aHero) }, destroy(target(opposing(anAlly)))),
  ),
  'Despair of Undeath': ability(
    { cost: 5, icon: 'Death Knight', tags: ['Unholy'] },
    { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) },
    giveAll(opposing(anAlly), [health({ amount: 'times', of: [-1, countOf(yours(tagged('Ghoul')))] })]),
  ),
  'Leeching Fever': attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy', 'Disease'] },
    aHero,
    atStartOfYourTurn(
      deal(1, 'shadow', attachedCard),
      ifYouDo(
        ifSo(compared(damageOn(attachedCard), 'or more', 15), destroy(thisCard)),
        deal(5, 'shadow', target(heroOrAlly)),
        heal(5, yourHero),
      ),
    ),
  ),
  'Vampiric Siphon': ability(
    { cost: 6, icon: 'Death Knight', tags: ['Blood'] },
    destroy(target(anAlly, { upTo: 2 })),
    heal(
      {
        amount: 'sum',
        of: [healthOf(each(among(done, anAlly))), { amount: 'times', of: [-1, damageOn(each(among(done, anAlly)))] }],
      },
      yourHero,
    ),
  ),
});
