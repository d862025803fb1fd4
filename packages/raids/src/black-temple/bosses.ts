import type { HeroPrint, Unnamed } from '@meetingstone/cards/language';
import {
  addCounters,
  aHero,
  anAbility,
  anAlly,
  atk,
  atStartOfYourTurn,
  attacking,
  boss,
  both,
  cant,
  compared,
  countersOn,
  countOf,
  damageOn,
  dealsCombatDamage,
  dealsDamage,
  destroy,
  each,
  eventCard,
  eventDoer,
  exhausting,
  flip,
  flipsToBack,
  give,
  giveTo,
  has,
  have,
  haveWhile,
  heroOrAlly,
  ifSo,
  ifWould,
  inPartyOf,
  instead,
  is,
  isDestroyed,
  it,
  keyword,
  leavesPlay,
  may,
  named,
  not,
  onYourTurn,
  opposing,
  pay,
  power,
  putTokens,
  randomOpponent,
  remembered,
  removeCounters,
  removeFromGame,
  set,
  swapAsReadyWith,
  tagged,
  target,
  targeted,
  that,
  thatMuch,
  thatPlayer,
  thisCard,
  thisDeals,
  thisHeals,
  thisOne,
  topOf,
  turnEnds,
  turnStarts,
  upTo,
  when,
  whenIf,
  yourResources,
  yours,
} from '@meetingstone/cards/language';
import type { BossFacts, Condition, Facts, HeroFacts, Noun, Power, TriggeredPower } from '@meetingstone/rules';
import { CHANNELER, CONSTRUCT, channeler, construct, council, FRAGMENT, fragment, MEMBER } from './tokens.ts';

const fierce = (by: Parameters<typeof atk>[0]) => haveWhile(is(it, attacking({})), thisOne, atk(by));
const atEndOfYourTurn = (...effects: Parameters<typeof when>[1][]): TriggeredPower => when(turnEnds('you'), ...effects);
const flipsAtEndOfTurn = atEndOfYourTurn(flip(thisCard));

const isFaceUp = is(thisCard, { faceDown: false });
const noneLeft = (name: string): Condition => not({ is: 'there', noun: yours(named(name, anAlly)) });

/** When the last such token leaves your party, by leaving play or by going over to another player, this card flips. */
const flipsWithoutTheLast = (name: string): readonly Power[] => {
  const condition: Condition = { is: 'all', of: [isFaceUp, noneLeft(name)] };
  return [
    whenIf({ ...leavesPlay(yours(named(name, anAlly))), last: true }, condition, flip(thisCard)),
    whenIf(
      { event: 'change control', card: named(name, anAlly), whose: 'opposing', last: true },
      condition,
      flip(thisCard),
    ),
  ];
};

const traitor = (
  print: Omit<HeroPrint, 'atk'> & {
    readonly boss: BossFacts;
    readonly type?: 'melee' | 'shadow';
    readonly becomes?: NonNullable<HeroFacts['becomes']>;
  },
  front: readonly Power[],
  back: readonly Power[],
): Unnamed => {
  const { type = 'melee', ...rest } = print;
  return boss({ ...rest, traitor: true, atk: [0, type] }, front, back);
};

/** The name and type line of a side that is another part of the same Boss (R503.2a). */
const essence = (called: string) => ({ called, tags: ['Essence', 'Traitor'] });

/** It has no printed health: nothing can damage it, and only its own text destroys it. */
const withoutHealth = ({ health: _, ...facts }: Unnamed): Unnamed => facts;

const spineless: Noun = { ...yours(heroOrAlly), counters: { name: 'spine', number: { is: 'exactly', than: 0 } } };
const spines = countersOn('spine', each({ kind: ['Character'] }));
const member = tagged(MEMBER, anAlly);
const unbroken: Noun = { ...yours(member), damage: { is: 'less than', than: { amount: 'health', of: it } } };

/** The Bosses in their order, each on its own card (R502.2a). */
export const bosses: readonly Facts[] = set({
  "High Warlord Naj'entus": traitor(
    { race: 'Naga', health: 5, boss: { number: 1, threat: 4 } },
    [
      has('Immune'),
      atEndOfYourTurn(addCounters(1, 'spine', target(opposing(aHero))), thisDeals(2, 'melee', targeted(0))),
      {
        ...onYourTurn(
          pay(
            [2, exhausting(spineless)],
            removeCounters(spines, 'spine', each({ kind: ['Character'] })),
            flip(thisCard),
          ),
        ),
        users: 'opposing',
      },
    ],
    [when(flipsToBack, thisDeals(2, 'frost', each(opposing(aHero)))), fierce(2)],
  ),
  Supremus: traitor(
    { race: ['Abyssal', 'Demon'], health: 6, boss: { number: 2, events: 1, threat: 5 } },
    [
      fierce(2),
      when(
        dealsCombatDamage({ by: thisOne, to: heroOrAlly }),
        may(thisDeals(thatMuch, 'melee', target({ ...heroOrAlly, except: eventCard }))),
      ),
      flipsAtEndOfTurn,
    ],
    [atStartOfYourTurn(thisDeals(2, 'fire', each(inPartyOf(randomOpponent, heroOrAlly)))), flipsAtEndOfTurn],
  ),
  'Shade of Akama': traitor(
    {
      race: 'Broken',
      health: 7,
      boss: { number: 3, events: 2, threat: 6, tokens: [{ token: channeler, count: 6 }] },
    },
    [
      has('Immune'),
      atStartOfYourTurn(thisDeals(countOf(yours(named(CHANNELER, anAlly))), 'melee', target(opposing(heroOrAlly)))),
      ...flipsWithoutTheLast(CHANNELER),
    ],
    [
      fierce(3),
      atStartOfYourTurn(
        give({ select: 'choose', noun: opposing(aHero) }, [
          power(have({ ...attacking(aHero), inCombatWith: thisOne, name: 'Shade of Akama' }, atk(3))),
        ]),
        {
          do: 'create',
          trigger: when(isDestroyed({ among: remembered }), destroy(each(opposing(aHero)))),
          about: that,
          duration: 'this turn',
        },
      ),
    ],
  ),
  'Teron Gorefiend': traitor(
    { race: 'Undead', class: ['Death Knight'], health: 13, boss: { number: 4, events: 2, threat: 7 } },
    [
      fierce(4),
      atEndOfYourTurn(
        putTokens(4, construct),
        giveTo({ player: 'chosen', who: 'opponent' }, [{ change: 'plane', plane: 'ghost' }], {
          while: thisCard,
          remains: { faceDown: false },
        }),
      ),
      ...flipsWithoutTheLast(CONSTRUCT),
      whenIf(
        turnStarts('you'),
        not({ is: 'some player', whose: 'opposing', so: not({ is: 'on plane', of: thatPlayer, plane: 'ghost' }) }),
        { do: 'win the game' },
      ),
    ],
    [fierce(2), atEndOfYourTurn(thisDeals(yourResources, 'shadow', each(inPartyOf(randomOpponent, heroOrAlly))))],
  ),
  'Gurtogg Bloodboil': traitor(
    { race: ['Mutated', 'Fel Orc'], health: 15, boss: { number: 5, events: 3, threat: 8 } },
    [
      fierce(5),
      atEndOfYourTurn(
        destroy({ select: 'choose', noun: { ...anAlly, not: { damageType: ['melee'] } }, count: { upTo: 5 } }),
        flip(thisCard),
      ),
    ],
    [
      has('Untargetable'),
      atStartOfYourTurn(
        give({ select: 'choose', noun: opposing(aHero), random: true }, [
          power(have({ name: 'Gurtogg Bloodboil' }, { change: 'attack only', noun: thisOne })),
        ]),
        { do: 'heal', amount: 5, from: that, by: that },
        give(thisCard, [atk(15)], 'this turn', is(it, { attacking: true })),
      ),
      flipsAtEndOfTurn,
    ],
  ),
  'Shrine of Lost Souls': traitor(
    {
      race: 'Shrine',
      health: 10,
      becomes: essence('Essence of Suffering'),
      boss: { number: 6, events: 3, threat: 9, tokens: [{ token: fragment, count: 3 }] },
    },
    [has('Immune'), ...flipsWithoutTheLast(FRAGMENT)],
    [
      fierce(15),
      have(opposing(heroOrAlly), keyword('Protector')),
      ifWould(isDestroyed(thisOne), instead(swapAsReadyWith(topOf('Reliquary')))), // R503.2b
    ],
  ),
  'Mother Shahraz': traitor(
    { race: ['Shivan', 'Demon'], health: 20, type: 'shadow', boss: { number: 7, events: 3, threat: 10 } },
    [
      fierce(4),
      when(
        dealsCombatDamage({ by: thisOne, to: heroOrAlly }),
        thisDeals(thatMuch, 'melee', upTo(2, { ...heroOrAlly, except: eventCard })),
      ),
      when(
        dealsDamage({ to: thisOne }),
        ifSo(both(isFaceUp, compared(damageOn(thisCard), 'or more', 15)), flip(thisCard)),
      ),
    ],
    [fierce(7), pay([1], thisDeals(1, 'shadow', each(opposing(heroOrAlly))))],
  ),
  'The Illidari Council': withoutHealth(
    traitor(
      {
        race: 'Council',
        health: 0,
        boss: { number: 8, events: 4, tokens: council.map((token) => ({ token, count: 1 })) },
      },
      [
        has('Immune'),
        have(yours(member), cant('leave play'), cant('change control')),
        whenIf(
          { event: 'deal', card: yours(member), fatal: true, last: true },
          { is: 'all', of: [isFaceUp, not({ is: 'there', noun: unbroken })] },
          flip(thisCard),
          removeFromGame(each(member)), // All four: a charm that could not take one of them before would do so now.
        ),
        pay([4], destroy(each(opposing(anAbility)))),
      ],
      [when(flipsToBack, destroy(thisCard))],
    ),
  ),
  'The Betrayer': traitor(
    { race: ['Night Elf', 'Demon', 'Demonhunter'], health: 50, boss: { number: 9, events: 5, final: true } },
    [fierce(10), pay(['activate'], thisHeals(15, thisCard)), flipsAtEndOfTurn],
    [fierce(10), pay(['activate'], thisDeals(3, 'shadow', each(opposing(heroOrAlly)))), flipsAtEndOfTurn],
  ),
});

/** The second card of the Reliquary of Souls, which is still the same Boss (R503.2). */
export const reliquary: readonly Facts[] = set({
  'Essence of Desire': traitor(
    {
      race: 'Essence',
      health: 10,
      boss: { number: 6, events: 3, threat: 9 },
      becomes: essence('Essence of Anger'),
    },
    [
      fierce(5),
      when(dealsDamage({ to: thisOne }), thisDeals(thatMuch, 'melee', eventDoer)),
      ifWould(isDestroyed(thisOne), instead({ do: 'remove damage', amount: 'all', from: thisCard }, flip(thisCard))),
    ],
    [
      atStartOfYourTurn(addCounters(5, 'anger')),
      fierce({ amount: 'sum', of: [5, countersOn('anger')] }),
      pay([{ pay: 'remove counters', name: 'anger', count: 1 }], thisDeals(1, 'melee', target(anAlly))),
    ],
  ),
});
