import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { chooseOne, deal, destroy, draw, ifSo, may, ready, replace, unpreventably } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAlly,
  attached,
  attacking,
  aWeapon,
  friendly,
  heroOrAlly,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, ifWould, pay, prevented, thatMuchPlus, when } from '../../language/powers.ts';
import { each, it, target, thisCard, yourHero } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Sanctuary': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true, talent: 'Protection' },
    heroOrAlly,
    ifWould({ event: 'deal', card: attached(aCharacter), combat: true }, prevented('all')),
    when(
      { event: 'prevent', by: thisOne, to: { attacking: true, kind: ['Ally'] } },
      destroy({ select: 'event', role: 'to' }),
    ),
    when({ event: 'turn ends' }, destroy(thisCard)),
  ),
  "Crusader's Sweep": ability(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], instant: true },
    unpreventably(deal(1, 'holy', each(opposing(heroOrAlly)))),
  ),
  'Divine Plea': ability(
    { cost: 4, icon: 'Paladin', tags: ['Holy'], instant: true },
    ifSo({ is: 'there', noun: yours(tagged('Aura')) }, unpreventably(deal(2, 'holy', each(opposing(heroOrAlly))))),
    ifSo({ is: 'there', noun: yours(tagged('Blessing')) }, draw(2)),
    ifSo(
      { is: 'there', noun: yours(tagged('Seal')) },
      ready({ select: 'together', of: [yourHero, each(yours(aWeapon))] }),
    ),
  ),
  "Exemplar's Shield": attachment(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    anAlly,
    have(attached(anAlly), health({ amount: 'highest', number: 'def', of: { kind: ['Armor'], whose: 'you' } })),
  ),
  'Holy Shock': ability(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], instant: true, talent: 'Holy' },
    replace({ event: { event: 'deal' }, instead: prevented(4) }, target(friendly(heroOrAlly))),
    unpreventably(deal(4, 'holy', target(opposing(heroOrAlly)))),
  ),
  'Righteousness Aura': ongoing(
    { cost: 4, icon: 'Paladin', tags: ['Retribution'], limit: 'Aura (1)' },
    ifWould({ event: 'deal', by: yours(heroOrAlly) }, thatMuchPlus(1)),
  ),
  'Seal of Retribution': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], limit: 'Seal (1)', instant: true },
    when(
      { event: 'deal', by: yourHeroAs, with: aWeapon, combat: true },
      may(destroy(target({ kind: ['Ally'], past: { as: 'card', was: { event: 'attack' } } }))),
    ),
    pay([1, destroyThis], destroy(target({ kind: ['Ally'], past: { as: 'card', was: { event: 'attack' } } }))),
  ),
  'Shield or Wield': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Protection', 'Retribution'], instant: true, attachMode: 1 },
    aHero,
    chooseOne([replace({ event: { event: 'deal' }, instead: prevented(3) }, target(anAlly))], []),
    haveWhile(is(it, attacking(aCard)), attached(aHero), atk(1)),
  ),
});
