import { thatMuch, X } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, can, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, discarding, removing } from '../../language/costs.ts';
import {
  chooseOne,
  destroy,
  discard,
  draw,
  give,
  ifYouDo,
  interrupt,
  may,
  put,
  putIntoHand,
  ready,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  sameNameAs,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  ifWould,
  nextTime,
  pay,
  payLessTo,
  prevented,
  unpreventable,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  each,
  eventCard,
  paidCard,
  target,
  targetPlayer,
  that,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const neutral = set({
  'Akiko the Alert': ally(
    { cost: 5, icon: ['Alliance', 'Hunter'], tags: ['Draenei', 'Hunter'], atk: [4, 'ranged'], health: 6 },
    have(yours(tagged('Pet', { icon: ['Hunter'] })), atk(2), health(2)),
  ),
  'Alchemist Finklestein': ally(
    { cost: 2, tags: ['Undead', 'Alchemist'], unique: true, reputation: 'Argent Crusade', atk: [3, 'fire'], health: 2 },
    pay([1, discarding(yours(inZone('hand', { unique: true })))], draw()),
  ),
  'Azjol-anak Deathwatcher': ally(
    { cost: 4, tags: ['Nerubian'], reputation: 'Nerubian', atk: [4, 'melee'], health: 4 },
    whenThisEntersPlay(may({ do: 'search', who: you, noun: aCard, then: [put(that, { to: 'graveyard' })] })),
  ),
  'Azjol-anak Skirmisher': ally(
    { cost: 1, tags: ['Nerubian'], reputation: 'Nerubian', atk: [3, 'melee'], health: 3 },
    atStartOfYourTurn(discard()),
  ),
  'Babagahnoosh the Grumpy': ally(
    { cost: 0, tags: ['Gnome', 'Mage'], unique: true, atk: [5, 'frost'], health: 5 },
    whenThisEntersPlay(turnFaceDown(each(yours(aResource))), discard('hand')),
  ),
  'Banshee Soulclaimer': ally(
    { cost: 4, tags: ['Banshee', 'Scourge'], unlimited: true, required: ['Scourge'], atk: [4, 'shadow'], health: 3 },
    have({ icon: ['Alliance', 'Horde'], kind: ['Ally'] }, atk(-1), health(-1)),
  ),
  "Bath'rah the Windwatcher": ally(
    { cost: 5, tags: ['Troll', 'Shaman'], unique: true, atk: [5, 'nature'], health: 5 },
    when({ event: 'exhaust', card: yours(tagged('Shaman')), first: 'of each card' }, may(ready(eventCard))),
  ),
  'Bradford the Frozen': ally(
    { cost: 3, icon: ['Horde', 'Mage'], tags: ['Undead', 'Mage'], atk: [4, 'frost'], health: 2 },
    pay(
      [1, discarding(yours(inZone('hand', withCost('exactly', X, { icon: ['Mage'] }))))],
      thisDeals(X, 'frost', target(anAlly)),
    ),
  ),
  'Conqueror Edge': ally(
    { cost: 4, icon: ['Horde', 'Hunter'], tags: ['Tauren', 'Death Knight'], atk: [3, 'frost'], health: 5 },
    whenThisEntersPlay(may(put(target({ icon: ['Hunter'], kind: ['Equipment'] }), { to: 'deck', at: 'bottom' }))),
  ),
  'Crypt Fiend': ally(
    {
      cost: 6,
      tags: ['Crypt Fiend', 'Scourge'],
      unlimited: true,
      required: ['Scourge'],
      atk: [5, 'shadow'],
      health: 3,
    },
    ifWould({ event: 'deal', by: { icon: ['Alliance', 'Horde'], kind: ['Ally'] }, card: thisOne }, prevented('all')),
  ),
  'Hemet Nesingwary': ally(
    { cost: 3, tags: ['Dwarf', 'Hunter'], unique: true, atk: [2, 'ranged'], health: 4 },
    have(yours(tagged('Hunter')), can({ may: 'pay as a resource' })),
  ),
  'Hulking Abomination': ally(
    { cost: 5, tags: ['Abomination', 'Scourge'], unlimited: true, required: ['Scourge'], atk: [2, 'melee'], health: 6 },
    has('Protector'),
    pay([1, removing(inYourGraveyard({ unlimited: true }))], thisHeals('all', thisCard)),
  ),
  'Justicar Andra Goldblast': ally(
    { cost: 2, icon: ['Alliance', 'Mage'], tags: ['Dwarf', 'Hunter'], atk: [2, 'ranged'], health: 3 },
    pay([2], {
      do: 'create',
      trigger: when(entersPlay(opposing({ any: [{ tag: ['Mage'] }, { icon: ['Mage'] }] })), destroy(eventCard)),
      next: true,
      duration: 'this turn',
    }),
  ),
  'Justicar Nordar Stonegrave': ally(
    { cost: 1, icon: ['Alliance', 'Hunter'], tags: ['Dwarf', 'Death Knight'], atk: [2, 'frost'], health: 1 },
    have(opposing({ any: [{ tag: ['Hunter'] }, { icon: ['Hunter'], tag: ['Pet'] }] }), atk(-2)),
  ),
  'Malefic Necromancer': ally(
    {
      cost: 2,
      tags: ['Necromancer', 'Scourge'],
      unlimited: true,
      required: ['Scourge'],
      atk: [3, 'shadow'],
      health: 1,
    },
    whenThisEntersPlay(may(put(target(inYourGraveyard(anAlly)), { to: 'deck', at: 'top' }))),
  ),
  'Orbaz Bloodbane': ally(
    {
      cost: 7,
      tags: ['Human', 'Death Knight', 'Scourge'],
      unique: true,
      required: ['Scourge'],
      atk: [7, 'melee'],
      health: 7,
    },
    pay(
      [{ pay: 'put damage', noun: thisOne, amount: 3 }, destroying(yours({ kind: ['Quest', 'Location'] }))],
      destroy(chosenBy(targetPlayer(), yours({ sharesType: paidCard }))),
    ),
    { power: 'keyword', keyword: 'Death Rattle', effects: [give(yourHero, [power(has('Assault', 1))])] },
  ),
  'Overlord Drakuru': ally(
    {
      cost: 2,
      tags: ['Troll', 'Death Knight', 'Scourge'],
      unique: true,
      required: ['Scourge'],
      atk: [1, 'frost'],
      health: 4,
    },
    have(
      thisOne,
      power(
        has('Assault', { amount: 'highest', number: 'cost', of: { tag: ['Scourge'], kind: ['Ally'], whose: 'you' } }),
      ),
    ),
  ),
  'Plague Eruptor': ally(
    { cost: 3, tags: ['Zombie', 'Scourge'], unlimited: true, required: ['Scourge'], atk: [3, 'nature'], health: 3 },
    when(
      { event: 'deal', card: thisOne, fatal: false },
      ifYouDo(destroy(thisCard), thisDeals(thatMuch, 'nature', each(opposing(heroOrAlly)))),
    ),
  ),
  Rhonin: ally(
    { cost: 3, tags: ['Human', 'Mage'], unique: true, atk: [4, 'frost'], health: 3 },
    pay(
      [2, discarding(yours(inZone('hand', withCost('exactly', X, tagged('Mage')))))],
      interrupt(target(inZone('chain', withCost('exactly', X, aCard)))),
    ),
  ),
  'Savuka the Acute': ally(
    { cost: 5, icon: ['Horde', 'Hunter'], tags: ['Orc', 'Hunter'], atk: [4, 'ranged'], health: 5 },
    haveWhile(
      { is: 'there', noun: yours(tagged('Ranged', { icon: ['Hunter'], kind: ['Weapon'] })) },
      thisOne,
      power(
        has('Assault', {
          amount: 'highest',
          number: 'atk',
          of: { icon: ['Hunter'], tag: ['Ranged'], kind: ['Weapon'], whose: 'you' },
        }),
      ),
      keyword('Long-Range'),
    ),
  ),
  'Shade of Arugal': ally(
    { cost: 4, tags: ['Shade', 'Scourge'], unique: true, required: ['Scourge'], atk: [5, 'shadow'], health: 3 },
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [
        ifYouDo(may(destroy(chosen(yours(tagged('Scourge', { unlimited: true, kind: ['Ally'] }))))), {
          do: 'put into play',
          what: thisCard,
          from: 'graveyard',
        }),
      ],
    },
  ),
  'Sparkington the Abrupt': ally(
    { cost: 3, icon: ['Alliance', 'Mage'], tags: ['Gnome', 'Mage'], atk: [4, 'arcane'], health: 2 },
    have(yours(inZone('hand', { any: [{ tag: ['Mage'] }, { icon: ['Mage'] }] })), { change: 'become instant' }),
  ),
  'Stonespine Gargoyle': ally(
    { cost: 2, tags: ['Gargoyle', 'Scourge'], unlimited: true, required: ['Scourge'], atk: [2, 'melee'], health: 2 },
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: thisOne },
        while: is(thisCard, { exhausted: false }),
        instead: prevented('all'),
      },
    },
  ),
  'Underking Talonox': ally(
    { cost: 3, tags: ['Crypt Lord', 'Scourge'], unique: true, required: ['Scourge'], atk: [6, 'melee'], health: 6 },
    haveWhile({ is: 'there', noun: opposing(inZone('graveyard', anAbility)) }, thisOne, atk(-1), health(-1)),
    haveWhile({ is: 'there', noun: opposing(inZone('graveyard', anAlly)) }, thisOne, atk(-1), health(-1)),
    haveWhile({ is: 'there', noun: opposing(inZone('graveyard', anEquipment)) }, thisOne, atk(-1), health(-1)),
  ),
  'Wooly White Rhino': ally(
    { cost: 2, tags: ['Rhino'], limit: 'Mount (1)', atk: [0, 'melee'], health: 3 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      chooseOne(
        [give(yourHero, [cant('be protected against')])],
        [
          {
            do: 'create',
            replacement: nextTime({ event: 'deal', by: yourHeroAs }, unpreventable),
            duration: 'this turn',
          },
        ],
      ),
    ),
  ),
  'Ymirheim Chosen Warrior': ally(
    {
      cost: 3,
      tags: ['Vrykul', 'Warrior', 'Scourge'],
      unlimited: true,
      required: ['Scourge'],
      atk: [1, 'melee'],
      health: 5,
    },
    has('Protector'),
    whenThisEntersPlay(
      may({ do: 'search', who: you, noun: sameNameAs(thisCard, anAlly), reveal: true, then: [putIntoHand(that)] }),
    ),
  ),
});
