import { damageOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, draw, give, heal, ifSo, replace } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  anAbility,
  anAlly,
  attached,
  attachedTo,
  attacking,
  friendly,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { haveWhile, ifWould, pay, prevented, thatMuchPlus, when } from '../../language/powers.ts';
import { attachedCard, eventCard, eventDoer, it, target, targeted, yourHero } from '../../language/selections.ts';

export const paladin = set({
  'Ardent Defender': ongoing(
    { cost: 6, icon: 'Paladin', tags: ['Protection'], talent: 'Protection' },
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: yourHeroAs },
        while: compared(damageOn(eventCard), 'or more', 25),
        instead: prevented('all'),
      },
    },
  ),
  'Blessed Protector': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    give(yourHero, [keyword('Protector')]),
    draw(),
  ),
  Exorcism: ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], instant: true },
    destroy(
      target({
        any: [
          { tag: ['Demon'], kind: ['Ally'] },
          { tag: ['Undead'], kind: ['Ally'] },
        ],
      }),
    ),
  ),
  'Judgement of Light': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    opposing(heroOrAlly),
    when(
      { event: 'deal', by: friendly(heroOrAlly), card: attached(aCharacter), combat: true },
      { do: 'heal', by: eventDoer, amount: 2, from: eventDoer },
    ),
  ),
  'Paladin Training': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Holy'] },
    friendly(anAlly),
    when(
      { event: 'deal', by: attached(anAlly), combat: true },
      { do: 'heal', by: attachedCard, amount: thatMuch, from: target(heroOrAlly) },
    ),
  ),
  Reclusion: attachment(
    { cost: 2, icon: 'Paladin', tags: ['Protection'] },
    anAlly,
    ifWould({ event: 'deal', by: attached(anAlly) }, prevented('all')),
  ),
  'Sacred Purification': ability(
    { cost: 1, icon: 'Paladin', tags: ['Basic', 'Holy'] },
    destroy(target(anAbility)),
    ifSo(is(targeted(0), attachedTo(friendly(heroOrAlly), aCard)), draw()),
  ),
  'Sanctity Aura': ongoing(
    { cost: 4, icon: 'Paladin', tags: ['Restoration', 'Retribution'], limit: 'Aura (1)', talent: 'Retribution' },
    haveWhile(is(it, attacking(aCard)), yours(anAlly), atk(2)),
    ifWould({ event: 'deal', by: yourHeroAs, damageType: ['holy'] }, thatMuchPlus(2)),
  ),
  'Sheath of Light': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Protection'] },
    pay(['activate'], replace({ event: { event: 'deal' }, instead: prevented(2) }, target(anAlly))),
  ),
  "The Light's Largess": ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    pay([destroyThis], heal(6, target(heroOrAlly))),
  ),
});
