import { costOf, countersOn } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, losesPowers } from '../../language/changes.ts';
import {
  addCounters,
  deal,
  destroy,
  draw,
  give,
  ifYouDo,
  interrupt,
  may,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  yourHeroAs,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  ifWould,
  nextTime,
  prevented,
  thatMuchPlus,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, controllerOf, done, each, target, targeted, thisCard, yourHero } from '../../language/selections.ts';

export const mage = set({
  'Enduring Winter': attachment(
    { cost: 3, icon: 'Mage', tags: ['Frost'], talent: 'Frost' },
    { kind: ['Ability', 'Equipment'] },
    have(attached(aCard), cant('be destroyed')),
  ),
  Extinguish: ongoing(
    { cost: 4, icon: 'Mage', tags: ['Arcane'], instant: true },
    whenThisEntersPlay(may(interrupt(target(inZone('chain', anAbility))))),
    ifWould(
      { event: 'deal', card: yourHeroAs, damageType: ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow'] },
      prevented(1),
    ),
  ),
  'Frost Wave': ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'], instant: true },
    give(target(anAlly, { upTo: 2 }), [cant('attack'), cant('exhaust')]),
    draw(),
  ),
  'Frostfire Bolt': ability(
    { cost: 2, icon: 'Mage', tags: ['Frost'], instant: true },
    unpreventably({ do: 'deal', by: yourHero, amount: 2, types: ['frost', 'fire'], to: target(anAlly) }),
    give(each(among(done, anAlly)), [cant('attack'), cant('exhaust'), losesPowers, cant('have powers')]),
  ),
  'Frozen Nerves': attachment(
    { cost: 5, icon: 'Mage', tags: ['Frost'] },
    { not: aHero },
    have(attached(aCard), cant('attack'), cant('exhaust')),
  ),
  'Mana Diamond': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    atStartOfYourTurn(addCounters(1, 'mana'), ifYouDo(may(destroy(thisCard)), draw(countersOn('mana')))),
  ),
  Ripple: ability({ cost: 2, icon: 'Mage', tags: ['Arcane'] }, deal(1, 'arcane', each(opposing(heroOrAlly))), {
    power: 'keyword',
    keyword: 'Stash',
    effects: [
      {
        do: 'create',
        replacement: nextTime({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
        duration: 'this turn',
      },
    ],
  }),
  'Unstable Infusion': ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    deal(costOf(chosen(inPartyOf(controllerOf(targeted(0)), anEquipment))), 'arcane', target(heroOrAlly)),
  ),
});
