import { countOf, yourResources } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting, removing } from '../../language/costs.ts';
import {
  chooseWord,
  destroy,
  discard,
  draw,
  give,
  ifSo,
  may,
  next,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  inYourGraveyard,
  inZone,
  nonToken,
  opposing,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { entersExhausted, onYourTurn, pay, provided, reward, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  done,
  each,
  eachPlayer,
  remembered,
  revealed,
  target,
  targetOpponent,
  targetPlayer,
  that,
  thatPlayer,
  topOfYourDeck,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { isDestroyed, leavesPlay } from '../../language/watches.ts';

export const quests = set({
  'A Donation of Silk': quest({}, reward([2], draw(2), discard(2))),
  'A New Plague': quest(
    { icon: 'Horde' },
    onYourTurn(
      reward([4], {
        do: 'choose modes',
        count: 1,
        modes: [[ifSo({ is: 'there', noun: yours(anAlly) }, destroy(chosenBy(eachPlayer, yours(anAlly))))], [draw()]],
        upTo: 2,
        upToIf: is(yourHero, tagged('Undead')),
      }),
    ),
  ),
  "A Refugee's Quandary": quest(
    { icon: 'Alliance' },
    onYourTurn(
      reward([3], {
        do: 'choose modes',
        count: 1,
        modes: [[ready(chosen(yours(anEquipment)))], [draw()]],
        upTo: 2,
        upToIf: is(yourHero, tagged('Gnome')),
      }),
    ),
  ),
  'Alas, Andorhal': quest(
    {},
    onYourTurn(reward([2], removeFromGame(target(inZone('graveyard', { inOne: true }), { upTo: 3 })))),
  ),
  'As the Crow Flies': quest({}, reward([1], { do: 'look at', what: zoneOf('hand', targetPlayer()) })),
  'Crown of the Earth': quest(
    { icon: 'Alliance' },
    reward([3], {
      do: 'choose modes',
      count: 1,
      modes: [[put(zoneOf('hand', you), { to: 'deck', at: 'bottom' }), draw(countOf(among(done, aCard)))], [draw()]],
      upTo: 2,
      upToIf: is(yourHero, tagged('Night Elf')),
    }),
  ),
  'Divino-matic Rod': quest(
    {},
    provided(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared({ amount: 'resources', of: thatPlayer }, 'more than', yourResources),
      },
      reward([3], put(topOfYourDeck(1), { to: 'resource row', exhausted: true })),
    ),
  ),
  'Felendren the Banished': quest(
    { icon: 'Horde', required: ['Blood Elf'] },
    onYourTurn(reward([removing(nonToken(yours(anAlly))), 2], draw(2))),
  ),
  'Finkle Einhorn, At Your Service!': quest(
    {},
    onYourTurn(reward([3], putIntoPlay(chosen(inYourGraveyard(withCost('or less', 2, anAlly)))))),
  ),
  'Hidden Enemies': quest(
    { icon: 'Horde' },
    reward([3], {
      do: 'choose modes',
      count: 1,
      modes: [[give(target(anAlly), [keyword('Ferocity')])], [draw()]],
      upTo: 2,
      upToIf: is(yourHero, tagged('Orc')),
    }),
  ),
  Inoculation: quest(
    { icon: 'Alliance' },
    onYourTurn(
      reward([3], {
        do: 'choose modes',
        count: 1,
        modes: [[putIntoHand(chosen(yours(anAlly)))], [draw()]],
        upTo: 2,
        upToIf: is(yourHero, tagged('Draenei')),
      }),
    ),
  ),
  'Lazy Peons': quest({ icon: 'Horde', required: ['Orc'] }, entersExhausted, reward([exhausting(thisOne)], draw())),
  Manhunt: quest(
    { icon: 'Alliance' },
    onYourTurn(
      reward([3], {
        do: 'choose modes',
        count: 1,
        modes: [
          [
            chooseWord({ name: { kind: ['Ally'] } }),
            reveal(zoneOf('hand', targetPlayer())),
            putFrom('hand', chosenBy(thatPlayer, yours(inZone('hand', { chosenName: true, kind: ['Ally'] }))), {
              to: 'graveyard',
            }),
          ],
          [draw()],
        ],
        upTo: 2,
        upToIf: is(yourHero, tagged('Human')),
      }),
    ),
  ),
  'Operation Recombobulation': quest(
    { icon: 'Alliance', required: ['Gnome'] },
    reward([4], {
      do: 'create',
      trigger: when(isDestroyed(nonToken(opposing(anAlly))), may(putIntoHand(chosen(inYourGraveyard(anAlly))))),
      duration: 'this turn',
    }),
  ),
  'Poison Water': quest(
    { icon: 'Horde' },
    reward([3], {
      do: 'choose modes',
      count: 1,
      modes: [
        [
          put(
            { select: 'choose', noun: inYourGraveyard(aCard), count: { anyNumber: true } },
            { to: 'deck', at: 'shuffled' },
          ),
        ],
        [draw()],
      ],
      upTo: 2,
      upToIf: is(yourHero, tagged('Tauren')),
    }),
  ),
  "Raene's Cleansing": quest(
    { icon: 'Alliance' },
    provided({ is: 'happened', watch: { event: 'complete', card: aQuest, whose: 'you' } }, reward([2], draw())),
  ),
  'Rescue the Survivors!': quest(
    { icon: 'Alliance', required: ['Draenei'] },
    onYourTurn(
      reward(
        [3],
        putTokens(
          2,
          token(
            'Draenei Survivor',
            { tags: ['Draenei', 'Survivor'], atk: [0, 'melee'], health: 1 },
            pay([exhausting(yourHeroAs), removing(thisOne)], draw()),
          ),
        ),
      ),
    ),
  ),
  Samophlange: quest({}, reward([exhausting(yours(anEquipment)), 2], draw())),
  "Solanian's Belongings": quest(
    { icon: 'Horde' },
    reward([4], {
      do: 'choose modes',
      count: 1,
      modes: [[put(chosen(inYourGraveyard(anAbility)), { to: 'deck', at: 'top' })], [draw()]],
      upTo: 2,
      upToIf: is(yourHero, tagged('Blood Elf')),
    }),
  ),
  'Test of Faith': quest({ icon: 'Horde' }, reward([1], discard('hand'), draw())),
  'The Dying Balance': quest(
    {},
    reward([2], reveal(topOfYourDeck(2)), {
      do: 'if',
      if: { is: 'there', noun: among(revealed, { differing: 'card type' }), atLeast: countOf(among(revealed, aCard)) },
      then: [
        putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ],
      else: [put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' })],
    }),
  ),
  'The Green Hills of Stranglethorn': quest(
    { unlimited: true },
    reward(
      [3],
      reveal(topOfYourDeck(3)),
      putIntoHand(each({ name: 'The Green Hills of Stranglethorn', zone: 'deck', among: revealed })),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Perfect Stout': quest(
    { icon: 'Alliance' },
    reward([3], {
      do: 'choose modes',
      count: 1,
      modes: [[give(target(anAlly), [cant('attack')])], [draw()]],
      upTo: 2,
      upToIf: is(yourHero, tagged('Dwarf')),
    }),
  ),
  'The Relics of Wakening': quest(
    { icon: 'Alliance', required: ['Night Elf'] },
    onYourTurn(
      reward([3], ready(each(yours({ kind: ['Ally'], not: { past: { as: 'card', was: { event: 'attack' } } } })))),
    ),
  ),
  'The Scourge Cauldrons': quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', aQuest)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Thwarting Kolkar Aggression': quest(
    { icon: 'Horde' },
    onYourTurn(
      reward([3], {
        do: 'choose modes',
        count: 1,
        modes: [[turnFaceDown(chosenBy(targetPlayer(), yours(aQuest)))], [draw()]],
        upTo: 2,
        upToIf: is(yourHero, tagged('Troll')),
      }),
    ),
  ),
  "Tundra MacGrann's Stolen Stash": quest(
    { icon: 'Alliance', required: ['Dwarf'] },
    reward(
      [3],
      ifSo({ is: 'happened', watch: { event: 'deal', card: opposing(aHero), combat: true, by: yourHeroAs } }, draw(2)),
    ),
  ),
  'Wanted: "Hogger"': quest(
    { icon: 'Alliance', required: ['Human'] },
    onYourTurn(
      reward(
        [1],
        {
          do: 'put token',
          token: token('Hogger', { tags: ['Gnoll'], atk: [2, 'melee'], health: 2 }),
          who: targetOpponent(),
        },
        next(when(leavesPlay(among(remembered, aCard)), draw(2)), that),
      ),
    ),
  ),
  Zalazane: quest({ icon: 'Horde', required: ['Troll'] }, onYourTurn(reward([3], discard(1, targetPlayer())))),
});
