import {
  aHero,
  among,
  anAbility,
  anAlly,
  aResource,
  atEndOfYourTurn,
  atk,
  atStartOfYourTurn,
  attachedTo,
  attacking,
  boss,
  canAttackOnly,
  chosen,
  chosenBy,
  compared,
  controllerOf,
  countOf,
  damageOn,
  dealsDamage,
  dealtBy,
  destroy,
  destroyThis,
  discard,
  done,
  drop,
  each,
  eachOpponent,
  eventDoer,
  exhausting,
  flip,
  flipCoin,
  flipsToBack,
  forAnyone,
  has,
  haveWhile,
  heroOrAlly,
  ifYouDo,
  inPartyOf,
  is,
  it,
  named,
  not,
  oncePerTurn,
  onYourTurn,
  opposing,
  pay,
  prevented,
  provided,
  putTokens,
  set,
  tagged,
  target,
  targetAtRandom,
  targeted,
  targetOpponent,
  that,
  thatPlayer,
  thisCant,
  thisCard,
  thisDeals,
  thisOne,
  turnEnds,
  turnStarts,
  when,
  whenIf,
  whenThisEntersPlay,
  youCant,
  youControl,
  yourResources,
  yours,
  yourTurn,
  yourTurns,
} from '@meetingstone/cards/language';
import type { Amount, Effect, Facts, Power, Watch } from '@meetingstone/rules';
import { ragnarosAwakens } from './awakening.ts';
import { EXECUTUS_HEALTH } from './chosen.ts';
import * as names from './names.ts';
import {
  coreRager,
  firesworn,
  flamewaker,
  flamewakerElite,
  flamewakerHealer,
  flamewakerPriest,
  flamewakerProtector,
  sonOfFlame,
} from './tokens.ts';

/** "Has so much ATK while attacking and can attack only heroes", as nearly all of them say. */
const fierce = (by: number): readonly Power[] => [
  haveWhile(is(it, attacking({})), thisOne, atk(by)),
  canAttackOnly(aHero),
];
const flipThis = flip(thisCard);
const opposingCharacters = each(opposing(heroOrAlly));
const tokens = (...of: readonly (readonly [number, Facts])[]) => of.map(([count, token]) => ({ token, count }));
const yourFiresworn = yours(named(firesworn.name, anAlly));

/** He destroys all but five of his resources: so many as are more than that. */
const allButFive: Amount = { amount: 'sum', of: [{ amount: 'resources', of: thatPlayer }, -5] };

const preventUntilYourNextTurn = (event: Watch): Effect => ({
  do: 'create',
  replacement: { event, instead: prevented('all') },
  duration: 'until your next turn',
});

/** The first Boss, in play from the start (R300.4). */
export const [lucifron] = set({
  [names.LUCIFRON]: boss(
    { race: 'Flamewaker', health: 6, boss: { number: 1, tokens: tokens([2, flamewakerProtector]) } },
    [...fierce(2), whenIf(turnStarts('you'), compared(yourTurns, 'exactly', 3), flipThis)],
    [...fierce(2), atEndOfYourTurn(thisDeals(6, 'shadow', each(opposing(aHero))))],
  ),
}) as [Facts];

/** The seven that come with a rune, in their order (R301.5a). */
export const runeBosses = set({
  [names.MAGMADAR]: boss(
    { race: 'Core Hound', health: 12, boss: { number: 2 } },
    [...fierce(5), atEndOfYourTurn(flipThis)],
    [...fierce(10), provided(yourTurn, forAnyone(pay([1, exhausting(yours(tagged('Hunter', heroOrAlly)))], flipThis)))],
  ),
  [names.GEHENNAS]: boss(
    { race: 'Flamewaker', health: 11, boss: { number: 3, tokens: tokens([2, flamewaker]) } },
    [
      ...fierce(2),
      atEndOfYourTurn(
        thisDeals(3, 'shadow', targetAtRandom(opposing(aHero))),
        discard(1, controllerOf(targeted(0))),
        flipThis,
      ),
    ],
    [...fierce(2), atEndOfYourTurn(thisDeals(1, 'fire', each(opposing(anAlly))), flipThis)],
  ),
  [names.GARR]: boss(
    { race: 'Elemental', health: 14, boss: { number: 4, tokens: tokens([8, firesworn]) } },
    [...fierce(3), whenIf(turnEnds('any'), compared(countOf(yourFiresworn), 'or less', 4), flipThis)],
    [
      ...fierce(6),
      pay(
        [1],
        ifYouDo(
          destroy(chosen(yourFiresworn)),
          dealtBy(that, 2, 'fire', each(inPartyOf(targetOpponent(), heroOrAlly))),
        ),
      ),
    ],
  ),
  [names.GEDDON]: boss(
    { race: 'Elemental', health: 15, boss: { number: 5 } },
    [
      whenThisEntersPlay(destroy(chosenBy(eachOpponent, yours(aResource), { exactly: allButFive }))),
      atEndOfYourTurn(thisDeals(yourResources, 'fire', opposingCharacters)),
      pay(['activate'], flipThis),
    ],
    [
      provided(
        compared(damageOn(thisCard), 'or more', 12),
        pay([destroyThis], thisDeals(12, 'fire', opposingCharacters)),
      ),
    ],
  ),
  [names.SHAZZRAH]: boss(
    { race: 'Flamewaker', health: 13, boss: { number: 6 } },
    [...fierce(2), oncePerTurn(pay([1], flipThis))],
    [
      when(flipsToBack, drop(thisCard, opposing(heroOrAlly)), thisDeals(5, 'arcane', each(among(done, heroOrAlly)))),
      atStartOfYourTurn(flipThis),
    ],
  ),
  [names.SULFURON]: boss(
    { race: 'Flamewaker', health: 10, boss: { number: 7, tokens: tokens([4, flamewakerPriest]) } },
    [...fierce(4), onYourTurn(pay(['activate'], flipThis))],
    [...fierce(8)],
  ),
  [names.GOLEMAGG]: boss(
    { race: 'Giant', health: 20, boss: { number: 8, tokens: tokens([2, coreRager]) } },
    [
      ...fierce(5),
      atEndOfYourTurn(thisDeals(3, 'fire', target(opposing(heroOrAlly)))),
      whenIf(turnStarts('you'), compared(damageOn(thisCard), 'or more', 15), flipThis),
    ],
    [...fierce(5), when(dealsDamage({ to: thisOne }), thisDeals(5, 'melee', eventDoer))],
  ),
});

const lasts = thisCant({ cant: 'be destroyed' });

/** The last before the last (R303.1). */
export const [executus] = set({
  [names.EXECUTUS]: boss(
    {
      race: 'Flamewaker',
      health: EXECUTUS_HEALTH,
      boss: { number: 9, tokens: tokens([4, flamewakerElite], [4, flamewakerHealer]) },
    },
    [
      lasts, // R303.1a
      atStartOfYourTurn(
        flipCoin(
          [preventUntilYourNextTurn(dealsDamage({ by: opposing(anAlly) }))],
          [
            destroy(each(attachedTo(yours(anAlly), anAbility))),
            preventUntilYourNextTurn(dealsDamage({ with: opposing(anAbility) })),
          ],
        ),
      ),
      whenIf(turnEnds('any'), not(youControl(anAlly)), flipThis),
    ],
    [lasts, when(flipsToBack, ...ragnarosAwakens)],
  ),
}) as [Facts];

/** Submerged first: with that side up he enters play (R303.1b). */
export const [ragnaros] = set({
  [names.RAGNAROS]: boss(
    { race: 'Elemental', health: 50, boss: { number: 10, final: true } },
    [
      has('Untargetable'),
      thisCant({ cant: 'be dealt damage' }),
      youCant('play', { noun: {} }),
      youCant('discard'),
      atStartOfYourTurn(flipThis),
    ],
    [
      ...fierce(10),
      thisCant({ cant: 'be dealt damage', damageType: ['fire'] }),
      whenIf(turnEnds('you'), compared(yourResources, 'exactly', 3), putTokens(8, sonOfFlame), flipThis),
    ],
  ),
}) as [Facts];
