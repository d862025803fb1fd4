import type { Deal, Effect, Noun, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { deckName } from './decks.ts';
import { clause, condition, known, measure, nounMany, players, selection, text } from './phrases.ts';
import { changingPlanes } from './planes.ts';
import { IT, nthTarget } from './pronouns.ts';

const UNINTERRUPTED = "to the chain that can't be interrupted";

/** Of its own cost a card speaks before it is played. */
function another(what: Selection): Selection | undefined {
  return what.select === 'this' ? undefined : what;
}

const top = (deck: string, count = 1): Selection => ({ select: 'top', of: { player: 'you' }, count, deck });
const enter = (what: Selection): Effect => ({ do: 'put into play', what });

const struck = (by: number, to: number): Deal => ({
  do: 'deal',
  amount: { amount: 'atk', of: IT },
  types: ['melee'],
  to: nthTarget(to),
  by: nthTarget(by),
});

/** What only Boss players do with the cards that lie ready for them (R101.4, R402). */
export const raiding = (): readonly Row<Effect>[] => [
  fixed('they deal melee damage equal to their ATK to each other', { ...struck(0, 1), along: [struck(1, 0)] }),
  fixed('gain a Blood', enter(top('Blood'))),
  fixed('put five Cubes into play', enter(top('Cube', 5))),
  fixed('put the Lair into play', enter(top('Lair'))),
  row(
    { with: selection },
    'swap your hero , ready or exhausted as it is , with {with}',
    ({ with: other }): Effect => ({ do: 'swap', with: other, sameReadiness: true }),
  ),
  row(
    { what: selection },
    "put {what} into play with that Boss 's ally tokens",
    ({ what }): Effect => ({ do: 'put into play', what, withTokens: true }),
  ),
  row(
    { what: selection, with: selection },
    "put {what} and {with} into play with that Boss 's ally tokens",
    ({ what, with: others }): Effect => ({ do: 'put into play', what, with: others, withTokens: true }),
  ),
  row(
    { what: selection },
    'put {what} into play as an ally',
    ({ what }): Effect => ({ do: 'put into play', what, as: 'Ally' }),
  ),
  row(
    { effects: text },
    `add an effect ${UNINTERRUPTED} : " {effects} "`,
    ({ effects }): Effect => ({ do: 'add effect', effects }),
  ),
  row(
    { effects: text },
    `add an effect about those cards ${UNINTERRUPTED} : " {effects} "`,
    ({ effects }): Effect => ({ do: 'add effect', effects, about: { select: 'done' } }),
  ),
  row(
    { what: selection },
    "remove {what} from the game even though other rules say that it can't leave play",
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed' }, regardless: true }),
  ),
  row(
    { what: selection },
    'remove {what} from the game face up',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed', faceUp: true } }),
  ),
  row(
    { deck: deckName },
    'you draw from the {deck} deck from now on',
    ({ deck }): Effect => ({ do: 'draw from', deck }),
  ),
  row(
    { what: known, onto: nounMany },
    'drop {what} onto the table where {onto} are',
    ({ what, onto }): Effect => ({ do: 'drop', what, onto }),
  ),
  fixed('you win the game', { do: 'win the game' } as Effect),
  row(
    { upTo: measure },
    'choose a number from 1 to {upTo}',
    ({ upTo }): Effect => ({ do: 'choose number', from: 1, upTo }),
  ),
  row(
    { effect: clause, limit: condition },
    'until {limit} , {effect} again and again',
    ({ effect, limit }): Effect => ({ do: 'until', limit, effects: [effect] }),
  ),
  row(
    { limit: condition, effects: text },
    'do this until {limit} : " {effects} "',
    ({ limit, effects }): Effect => ({ do: 'until', limit, effects }),
  ),
  row(
    { what: seenAs(selection, another, another) },
    ['play {what} without paying its cost', 'play {what} immediately without paying its cost'],
    ({ what }): Effect => ({ do: 'play', what, free: true }),
  ),
  ...changingPlanes(),
  fixed('swap your hero with your next Boss', { do: 'swap', with: top('Boss') } as Effect),
  row(
    { what: selection },
    ['all triggered powers of {what} trigger', 'trigger {what}', 'trigger all triggered powers of {what}'], // 703.5
    ({ what }): Effect => ({ do: 'trigger', what }),
  ),
  row({ who: players }, '{who} lose(s) the game', ({ who }): Effect => ({ do: 'lose the game', who })),
  row(
    { noun: nounMany },
    'detach all {noun}',
    ({ noun }: { noun: Noun }): Effect => ({ do: 'detach', what: { select: 'each', noun } }),
  ),
];
