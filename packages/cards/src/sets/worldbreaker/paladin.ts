import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  chooseWord,
  dealtBy,
  destroy,
  exhaust,
  interrupt,
  may,
  putIntoHand,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  attachedTo,
  attacking,
  aWeapon,
  defending,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { asThisEntersPlay, have, haveWhile, ifWould, unpreventable, when } from '../../language/powers.ts';
import { eventDoer, it, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Defense': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    anAlly,
    haveWhile(is(it, defending(aCard)), attached(anAlly), atk(5)),
  ),
  'Blessing of the Kindred': ongoing(
    { cost: 1, icon: 'Paladin', tags: ['Blessing', 'Protection'], instant: true },
    asThisEntersPlay(chooseWord('class')),
    have(friendly({ kind: ['Ally'], chosenTag: true }), atk(1), health(1)),
  ),
  'Blessing of Virtue': attachment(
    { cost: 3, icon: 'Paladin', tags: ['Blessing', 'Retribution'], instant: true },
    anAlly,
    have(attached(anAlly), atk(2), health(2)),
    ifWould({ event: 'deal', by: attached(anAlly) }, unpreventable),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        {
          do: 'create',
          replacement: { event: { event: 'deal', by: yours(anAlly) }, instead: unpreventable },
          duration: 'this turn',
        },
      ],
    },
  ),
  Censure: ability(
    { cost: 1, icon: 'Paladin', tags: ['Retribution'], instant: true },
    putIntoHand(target(attacking(opposing(anAlly)))),
  ),
  'Divine Cleansing': ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    destroy({ select: 'choose', noun: attachedTo(friendly(aCard), anAbility), count: { anyNumber: true } }),
  ),
  Repentance: ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true, talent: 'Retribution' },
    destroy(
      target({
        kind: ['Ability', 'Ally', 'Equipment'],
        any: [{ past: { as: 'with', was: { event: 'deal' } } }, { past: { as: 'by', was: { event: 'deal' } } }],
      }),
    ),
  ),
  'Sacred Shield': ability(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], instant: true },
    interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { whose: 'friendly' } }))),
  ),
  'Seal of Wrath': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], limit: 'Seal (1)' },
    when(
      { event: 'deal', by: yourHeroAs, with: aWeapon, combat: true },
      may(unpreventably(dealtBy(eventDoer, 2, 'holy', target(heroOrAlly)))),
    ),
  ),
  Stasis: attachment(
    { cost: 1, icon: 'Paladin', tags: ['Protection'] },
    anEquipment,
    exhaust(targeted(0)),
    have(attached(anEquipment), cant('ready', { during: 'ready step' })),
  ),
});
