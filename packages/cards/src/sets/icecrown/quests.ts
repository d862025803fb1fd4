import { cardsInHandOf, damageOn } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { cant, damageTypeBecomes, keyword, losesPowers } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { discard, draw, give, giveAll, ifSo, put, putIntoHand, ready, reveal } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  allyOrWeapon,
  among,
  anAlly,
  aQuest,
  aResource,
  heroOrAlly,
  inZone,
  opposing,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import {
  chosen,
  each,
  revealed,
  target,
  targetPlayer,
  topOfYourDeck,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';

export const quests = set({
  "A Hero's Burden": quest(
    { icon: 'Hunter' },
    reward(
      [1, { pay: 'choose word', what: 'class' }],
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', { kind: ['Ally'], chosenTag: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'A Proper String': quest(
    { icon: 'Hunter' },
    onYourTurn(reward([2], giveAll(yours(heroOrAlly), [keyword('Long-Range')]))),
  ),
  'Cold Hearted': quest({}, reward([3], draw(), give(target(anAlly), [damageTypeBecomes('frost')]))),
  Everfrost: quest({}, reward([6], put(zoneOf('graveyard', targetPlayer()), { to: 'deck', at: 'shuffled' }), draw(2))),
  'Rituals of Power': quest(
    { icon: 'Mage' },
    reward([1], give(target(opposing(aCard)), [losesPowers, cant('have powers')])),
  ),
  'Spirit Totem': quest({ icon: 'Shaman' }, reward([2], ready(target(yours(allyOrWeapon))))),
  "That's Abominable!": quest({}, reward([3], draw(2), ifSo(compared(cardsInHandOf(you), 'or more', 3), discard(2)))),
  "The Boon of A'dal": quest({}, provided({ is: 'turn of', whose: 'opposing' }, reward([7], draw(3)))),
  'The Boon of Alexstrasza': quest({}, provided({ is: 'turn of', whose: 'opposing' }, reward([4], draw(2)))),
  'The Boon of Remulos': quest({}, provided({ is: 'turn of', whose: 'opposing' }, reward([2], draw()))),
  'The Last Line of Defense': quest({}, onYourTurn(reward([destroying(yours(aResource))], draw()))),
  'The Rider of Frost': quest(
    {},
    reward([4], draw(), {
      do: 'create',
      cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -1 },
      duration: 'this turn',
    }),
  ),
  "The Storm King's Vengeance": quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(3)),
      putIntoHand(
        chosen(among(revealed, inZone('deck', withCost('or less', damageOn(yourHero), abilityAllyOrEquipment)))),
      ),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  "Tirion's Gambit": quest(
    { reputation: 'Argent Crusade' },
    reward(
      [1],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', { unique: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
