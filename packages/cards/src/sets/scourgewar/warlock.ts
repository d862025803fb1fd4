import { thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  discard,
  draw,
  give,
  heal,
  ifYouDo,
  may,
  putIntoHand,
  removeFromGame,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  anAlly,
  aQuest,
  heroOrAlly,
  opposing,
  other,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, pay, payLessTo, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  eventCard,
  remembered,
  target,
  targeted,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const warlock = set({
  'Detonate Soul': attachment(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    opposing(anAlly),
    atStartOfYourTurn(removeFromGame({ select: 'together', of: [attachedCard, each(opposing(other(anAlly)))] })),
  ),
  Dreadsteed: ally(
    { cost: 2, icon: 'Warlock', tags: ['Dreadsteed', 'Demon'], limit: 'Mount (1)', atk: [0, 'melee'], health: 5 },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, may(deal(2, 'shadow', target(heroOrAlly)))),
  ),
  Haunt: attachment(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], instant: true, talent: 'Affliction' },
    aHero,
    atStartOfYourTurn(addCounters(1, 'spirit'), deal(2, 'shadow', attachedCard)),
    pay([{ pay: 'remove counters', name: 'spirit', count: 'all' }, destroyThis], heal(thatMuch, yourHero)),
  ),
  "Jek'kresh": ally(
    { cost: 3, icon: 'Warlock', tags: ['Voidwalker', 'Demon'], limit: 'Pet (1)', atk: [3, 'melee'], health: 5 },
    has('Protector'),
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [give(target(yours(anAlly)), [power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' })])],
    },
  ),
  'Offering to the Nether': ongoing(
    { cost: 4, icon: 'Warlock', tags: ['Destruction'] },
    atStartOfYourTurn(ifYouDo(removeFromGame(thisCard), may(removeFromGame(target(abilityAllyOrEquipment))))),
  ),
  Rhuunom: ally(
    { cost: 1, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [2, 'shadow'], health: 2 },
    when(turnEnds('you'), ifYouDo(may(destroy(target({ attachment: true }))), draw())),
  ),
  'Shadow Burst': ability({ cost: 2, icon: 'Warlock', tags: ['Destruction'] }, deal(2, 'shadow', target(heroOrAlly)), {
    do: 'create',
    trigger: when(isDestroyed(among(remembered, aCard)), discard(1, controllerOf(eventCard))),
    about: targeted(0),
    duration: 'this turn',
  }),
  'Terrifying Visage': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    putIntoHand(target(opposing(anAlly), { upTo: 2 })),
  ),
});
