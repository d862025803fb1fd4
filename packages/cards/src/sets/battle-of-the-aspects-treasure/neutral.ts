import { costOf, countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  chooseOne,
  destroy,
  give,
  ifYouDo,
  may,
  put,
  ready,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  anAlly,
  aResource,
  defending,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  named,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  pay,
  prevented,
  provided,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosenBy,
  each,
  eventCard,
  paidCard,
  revealed,
  target,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, turnStarts } from '../../language/watches.ts';

export const neutral = set({
  'Ambassador Chromie': ally(
    { cost: 3, tags: ['Bronze Dragonkin'], limit: 'Chromie (1)', atk: [1, 'melee'], health: 1 },
    when(
      { event: 'deal', by: thisOne, card: defending(aHero), combat: true },
      ifYouDo(may(put(thisCard, { to: 'deck', at: 'shuffled' })), { do: 'take an extra turn', who: you }),
    ),
  ),
  'Benedictus, the Twilight Father': ally(
    { cost: 5, tags: ['Human', 'Priest'], limit: 'Benedictus (1)', atk: [2, 'shadow'], health: 8 },
    when(turnStarts('any'), { do: 'put token', token: token('Cultist', { atk: [0, 'shadow'], health: 1 }) }),
    pay([exhausting(yours(tagged('Cultist')))], { do: 'heal', by: paidCard, amount: 2, from: thisCard }),
    pay(
      [{ pay: 'exhaust', noun: yours(tagged('Cultist')), count: 5 }],
      thisDeals(20, 'shadow', target(opposing(aHero))),
    ),
  ),
  'Champion of Life': ally(
    { cost: 3, tags: ['Red', 'Dragonking'], atk: [4, 'fire'], health: 1 },
    when(entersPlay(other(yours(anAlly))), thisHeals(costOf(eventCard), yourHero)),
  ),
  'Champion of Time': ally(
    { cost: 3, tags: ['Bronze Dragonkin'], atk: [1, 'melee'], health: 1 },
    whenIf(
      entersPlay(thisOne),
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: 3 } }),
    ),
  ),
  'Echo of Baine': ally(
    { cost: 7, tags: ['Tauren', 'Echo', 'Monster'], atk: [9, 'fire'], health: 1 },
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: thisOne },
        instead: prevented('all'),
        while: { is: 'there', noun: inYourGraveyard(named('Echo of Baine', aCard)) },
      },
    },
    haveWhile({ is: 'there', noun: inYourGraveyard(named('Echo of Baine', aCard)) }, thisOne, keyword('Ferocity')),
  ),
  'Echo of Jaina': ally(
    { cost: 3, tags: ['Human', 'Echo', 'Monster'], atk: [3, 'frost'], health: 1 },
    has('Elusive'),
    provided(
      { is: 'there', noun: inYourGraveyard(named('Echo of Jaina', aCard)) },
      pay(['activate'], {
        do: 'create',
        cost: { cost: 'play', noun: abilityAllyOrEquipment, whose: 'you', by: -2, next: true },
        duration: 'this turn',
      }),
    ),
  ),
  'Sky Captain Swayze': ally(
    { cost: 2, tags: ['Human', 'Sky Captain'], limit: 'Swayze (1)', atk: [1, 'ranged'], health: 1 },
    has('Elusive'),
    pay(['activate'], ready(target(other(aCard)))),
    pay([5], thisDeals(5, 'ranged', target(opposing(aHero)))),
  ),
  'Thrall the World-Shaman': ally(
    { cost: 3, tags: ['Orc', 'Shaman'], limit: 'Thrall (1)', atk: [3, 'nature'], health: 4 },
    has('Protector'),
    when(
      { event: 'ready', card: thisOne },
      chooseOne([thisHeals(3, yourHero)], [thisDeals(3, 'nature', target(opposing(aHero)))]),
    ),
    pay([3], ready(thisCard)),
  ),
  'Twilight Frost Evoker': ally(
    { cost: 5, tags: ['Human', 'Mage'], atk: [5, 'frost'], health: 3 },
    whenThisEntersPlay(thisDeals(countOf(yours(typed('frost', aCard))), 'frost', target(opposing(heroOrAlly)))),
  ),
  Valeera: ally(
    { cost: 4, tags: ['Green Dragonkin'], limit: 'Valeera (1)', atk: [4, 'nature'], health: 4 },
    whenThisEntersPlay(
      reveal(topOfYourDeck(3)),
      { do: 'place', what: each(among(revealed, inZone('deck', { kind: ['Quest', 'Location'] }))), exhausted: true },
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  Wrathion: ally(
    { cost: 6, tags: ['Black Dragonkin'], limit: 'Wrathion (1)', atk: [4, 'shadow'], health: 4 },
    when(turnStarts('any'), destroy(chosenBy(thatPlayer, yours(aCard)))),
  ),
  'Wyrmrest Captain': ally(
    { cost: 5, tags: ['Tauren', 'Warrior'], atk: [0, 'melee'], health: 4 },
    atStartOfYourTurn(reveal(topOfYourDeck(1)), give(thisCard, [atk(costOf(revealed))])),
  ),
  'Wyrmrest Protector': ally(
    { cost: 6, tags: ['Red Dragonkin'], atk: [5, 'fire'], health: 5 },
    have(
      yours(anAlly),
      power(when({ event: 'deal', by: thisOne, card: opposing(aHero) }, thisHeals(thatMuch, yourHero))),
    ),
  ),
});
