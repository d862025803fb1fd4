import { cardsInHandOf, countOf, damageOn, perEach, thatMuch, X } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { alsoTag, atk, health } from '../../language/changes.ts';
import { compared, not } from '../../language/conditions.ts';
import { addCounters, draw, give, ifSo, next, put, putIntoHand, reveal, turnFaceDown } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, onYourTurn, provided, reward, when } from '../../language/powers.ts';
import {
  chosen,
  each,
  remembered,
  revealed,
  target,
  targetOpponent,
  that,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const quests = set({
  'Against the Illidari': quest({}, provided({ is: 'there', noun: yours(anAbility) }, reward([2], draw()))),
  "Akama's Promise": quest({ required: ['Loyal'] }, reward([{ pay: 'resources', amount: cardsInHandOf(you) }], draw())),
  'Bane of the Illidari': quest({}, provided({ is: 'there', noun: yours(anEquipment) }, reward([2], draw()))),
  'Battle of the Crimson Watch': quest(
    {},
    reward(
      [{ pay: 'resources', amount: { amount: 'sum', of: [3, X] } }],
      draw(perEach(3, { amount: 'sum', of: [3, X] })),
    ),
  ),
  'I Was a Lot of Things ...': quest({}, reward([3], draw(countOf(opposing(aHero))))),
  'Minions of the Shadow Council': quest(
    {},
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'corpse')),
    reward(
      [{ pay: 'remove counters', name: 'corpse', count: 'all' }, 3],
      ifSo(compared(thatMuch, 'or more', 3), draw(3)),
    ),
  ),
  'Reclaiming Holy Grounds': quest({}, reward([1], putIntoHand(target(inYourGraveyard(aQuest))))),
  'Return to the Aldor': quest(
    { reputation: 'Aldor' },
    provided({ is: 'there', noun: other(yours({ reputation: ['Aldor'] })) }, reward([2], draw())),
  ),
  'Return to the Scryers': quest(
    { reputation: 'Scryer' },
    provided({ is: 'there', noun: other(yours({ reputation: ['Scryer'] })) }, reward([2], draw())),
  ),
  Skywing: quest(
    {},
    onYourTurn(
      reward(
        [3],
        { do: 'put token', token: token('Skywing', { tags: ['Bird'], atk: [1, 'melee'], health: 1 }) },
        next(atStartOfYourTurn(give(remembered, [atk(3), health(3), alsoTag('Arakkoa')], 'this game')), that),
      ),
    ),
  ),
  'Tabards of the Illidari': quest({}, provided({ is: 'there', noun: yours(anAlly) }, reward([2], draw()))),
  'Teron Gorefiend, I Am ...': quest({}, has('Untargetable'), reward([3], draw())),
  'The Cipher of Damnation': quest(
    {},
    reward([3], reveal(topOfYourDeck(2)), {
      do: 'if',
      if: { is: 'there', noun: among(revealed, { differing: 'card type' }), atLeast: countOf(among(revealed, aCard)) },
      then: [putIntoHand(each(among(revealed, inZone('deck', aCard))))],
      else: [put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' })],
    }),
  ),
  'The Deathforge': quest({}, reward([{ pay: 'remove', noun: inYourGraveyard(anEquipment), count: 3 }], draw())),
  'The Fel and the Furious': quest(
    {},
    provided(
      { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'less than', than: damageOn(yourHero) } }) },
      reward([1], draw()),
    ),
  ),
  'The Lexicon Demonica': quest({}, onYourTurn(reward([3], turnFaceDown(each(aResource))))),
  'The Path of Conquest': quest({}, provided(not({ is: 'there', noun: opposing(anAlly) }), reward([2], draw()))),
  'The Secret Compromised': quest(
    {},
    reward(
      [1],
      { do: 'look at', what: { select: 'top', of: targetOpponent(), count: 3 } },
      put(chosen(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Summoning Chamber': quest({}, provided({ is: 'happened', watch: isDestroyed(anAbility) }, reward([1], draw()))),
  'What Illidan Wants, Illidan Gets ...': quest(
    {},
    provided({ is: 'there', noun: yours(tagged('Demon')) }, reward([2], draw())),
  ),
});
