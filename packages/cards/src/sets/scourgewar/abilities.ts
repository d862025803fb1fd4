import { countOf } from '../../language/amounts.ts';
import { ability, attachment, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import { chooseOne, deal, dealtBy, give, giveAll, may, putIntoHand, replace } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attacking,
  dealtCombatDamageBy,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inYourGraveyard,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, prevented, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  controllerOf,
  eachPlayer,
  eventCard,
  it,
  target,
  you,
} from '../../language/selections.ts';

export const abilities = set({
  'All Aboard for Undercity!': ability(
    { cost: 1, icon: ['Horde', ...EVERY_CLASS], instant: true },
    putIntoHand(chosenBy(eachPlayer, inYourGraveyard({ faction: 'Horde', kind: ['Ally'] }))),
  ),
  'Crippling Strike': ongoing(
    { cost: 3, icon: ['Death Knight', 'Hunter'], tags: ['Survival', 'Unholy'] },
    pay(['activate'], {
      do: 'modify',
      what: target(anAlly),
      changes: [atk(-3)],
      while: is(it, inCombatWith(yourHeroAs, aCard)),
      duration: 'this turn',
    }),
  ),
  'Frost Burst': ability(
    { cost: 1, icon: ['Death Knight', 'Shaman'], tags: ['Frost', 'Elemental'], instant: true },
    {
      do: 'modify',
      what: target(heroOrAlly),
      changes: [atk(-4)],
      while: is(it, { any: [{ attacking: true }, { protecting: true }] }),
      duration: 'this turn',
    },
  ),
  Galvanize: ongoing(
    { cost: 2, icon: ['Death Knight', 'Druid'], tags: ['Unholy', 'Balance'] },
    pay(
      ['activate'],
      chooseOne(
        [giveAll(yours({ kind: ['Ally'], token: true }), [atk(1)])],
        [give(target(yours({ kind: ['Ally'], token: true })), [atk(3)])],
      ),
    ),
  ),
  'Next Stop, Menethil Harbor!': ability(
    { cost: 1, icon: ['Alliance', ...EVERY_CLASS], instant: true },
    putIntoHand(chosenBy(eachPlayer, yours({ faction: 'Alliance', kind: ['Ally'] }))),
  ),
  'Putrefying Poison': attachment(
    { cost: 1, icon: ['Death Knight', 'Rogue'], tags: ['Unholy', 'Disease', 'Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, aHero),
    atStartOfYourTurn({
      do: 'when this way',
      effects: [deal(1, 'nature', attachedCard)],
      trigger: when({ event: 'deal' }, deal(1, 'shadow', target(inPartyOf(controllerOf(attachedCard), anAlly)))),
    }),
  ),
  'Shadows of Death': ongoing(
    { cost: 3, icon: ['Death Knight', 'Warlock'], tags: ['Destruction', 'Unholy'] },
    pay([1, destroying(yours({ tag: ['Demon', 'Ghoul'] }))], deal(3, 'shadow', target(heroOrAlly))),
  ),
  'Shield of Distortion': ability(
    { cost: 1, icon: ['Death Knight', 'Mage'], tags: ['Unholy', 'Arcane'], instant: true },
    replace(
      {
        event: { event: 'deal', damageType: ['arcane', 'fire', 'frost', 'holy', 'nature', 'ranged', 'shadow'] },
        instead: prevented('all'),
      },
      target(heroOrAlly),
    ),
  ),
  'Staunch Reprisal': ongoing(
    { cost: 2, icon: ['Death Knight', 'Paladin'], tags: ['Frost', 'Protection'] },
    have(yourHeroAs, keyword('Protector')),
    when({ event: 'protect', card: yourHeroAs }, may(dealtBy(eventCard, 2, 'melee', target(attacking(aCard))))),
  ),
  'Tuskarr Kite': ongoing(
    { cost: 3, icon: EVERY_CLASS },
    pay(['activate', exhausting(yours(anAlly))], putIntoHand({ select: 'top', of: you, count: 10, last: true })),
  ),
  'Word of Blight': ability(
    { cost: 1, icon: ['Death Knight', 'Priest'], tags: ['Unholy', 'Shadow'] },
    deal(countOf(inYourGraveyard(anAlly)), 'shadow', target(anAlly)),
  ),
});
