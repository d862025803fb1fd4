import type { Aim, CardView, Effect, Power } from '@meetingstone/rules';
import { aimsOf } from '@meetingstone/rules';

/** What the powers of a card will do by themselves, turn after turn, read from its text. */
export interface Forecast {
  /** Damage to the heroes on the other side. */
  readonly damage: number;
  /** Allies on the other side that are destroyed or put away. */
  readonly destruction: number;
  /** Allies that come to its own side. */
  readonly minions: number;
  readonly cards: number;
}

const NOTHING: Forecast = { damage: 0, destruction: 0, minions: 0, cards: 0 };
/** What an amount that is counted in play comes to, as a rule. */
const COUNTED = 3;

const known = new WeakMap<readonly Power[], Forecast>();

/** What a card in play does each turn. The same powers always do the same, so that each text is read once. */
export function forecastOf({ powers }: CardView): Forecast {
  const found = known.get(powers);
  if (found) return found;
  const forecast = powers.map(ofPower).reduce(sum, NOTHING);
  known.set(powers, forecast);
  return forecast;
}

const sum = (one: Forecast, other: Forecast): Forecast => ({
  damage: one.damage + other.damage,
  destruction: one.destruction + other.destruction,
  minions: one.minions + other.minions,
  cards: one.cards + other.cards,
});

function ofPower(power: Power): Forecast {
  return repeats(power) ? aimsOf(effectsOf(power)).map(ofAim).reduce(sum, NOTHING) : NOTHING;
}

/** Does it happen every turn, whatever anybody does? */
function repeats(power: Power): boolean {
  if (power.power === 'definite') return power.as === 'your turn starts' || power.as === 'step starts';
  return power.power === 'triggered' && ['turn starts', 'turn ends', 'step starts'].includes(power.on.event);
}

const effectsOf = (power: Power): readonly Effect[] => ('effects' in power ? (power.effects ?? []) : []);

function ofAim({ verb, tone, amount, what, who }: Aim): Forecast {
  const much = typeof amount === 'number' ? amount : COUNTED;
  if (verb === 'draw' && who?.player === 'you') return { ...NOTHING, cards: much };
  if (verb === 'put token' || verb === 'put into play' || verb === 'put token copy') return { ...NOTHING, minions: 1 };
  if (tone !== 'harm' || what?.select === 'this' || what?.select === 'host') return NOTHING;
  if (verb === 'deal' || verb === 'put damage') return { ...NOTHING, damage: much };
  if (verb === 'destroy' || verb === 'put') return { ...NOTHING, destruction: 1 };
  return NOTHING;
}
