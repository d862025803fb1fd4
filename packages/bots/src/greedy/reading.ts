import type { Amount, Change, Effect, Facts, Players, Power, Selection } from '@meetingstone/rules';

export type Tone = 'harm' | 'help';

/** One thing that a text does to somebody: is it good for them, and how much of it is there. */
export interface Aim {
  readonly tone: Tone;
  readonly verb: Effect['do'] | 'attach';
  readonly amount: number;
  readonly what: Selection | null;
  readonly who: Players | null;
}

/** A rough size: numbers as they are, X and counts as something ordinary. */
const size = (amount: Amount | 'all' | 'hand' | undefined): number =>
  typeof amount === 'number' ? amount : amount === undefined ? 1 : amount === 'all' ? 5 : 3;

const sign = (amount: Amount): Tone => (size(amount) < 0 ? 'harm' : 'help');

function toneOfChange(change: Change): Tone {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
    case 'hand size':
      return sign(change.by);
    case 'strike cost':
      return size(change.by) > 0 ? 'harm' : 'help';
    case 'lose powers':
    case 'restrict':
    case 'must attack':
    case 'attack only':
    case 'control':
    case 'set atk':
    case 'set health':
    case 'set def':
    case 'become type':
      return 'harm';
    case 'double':
    case 'grant':
    case 'printed powers':
    case 'switch':
    case 'add type':
    case 'add tag':
    case 'add chosen tag':
    case 'add damage type':
    case 'become damage type':
    case 'become instant':
    case 'permit':
    case 'plane':
      return 'help';
  }
}

const toneOfChanges = (changes: readonly Change[]): Tone =>
  changes.some((change) => toneOfChange(change) === 'harm') ? 'harm' : 'help';

const on = (tone: Tone, verb: Aim['verb'], what: Selection, amount = 1): Aim => ({
  tone,
  verb,
  amount,
  what,
  who: null,
});
const to = (tone: Tone, verb: Aim['verb'], who: Players, amount = 1): Aim => ({ tone, verb, amount, what: null, who });

/** What a text aims at, in the order of its words. */
export function aimsOf(effects: readonly Effect[], modes: readonly number[] = []): readonly Aim[] {
  return effects.flatMap((effect) => aimsOfOne(effect, modes));
}

function aimsOfOne(effect: Effect, modes: readonly number[]): readonly Aim[] {
  switch (effect.do) {
    case 'deal':
      return [
        on('harm', 'deal', effect.to, effect.each ? size(effect.each[0]) : size(effect.amount)),
        ...aimsOf(effect.along ?? [], modes),
      ];
    case 'put damage':
      return [on('harm', 'deal', effect.on, size(effect.amount))];
    case 'heal':
    case 'remove damage':
      return [on('help', 'heal', effect.from, size(effect.amount))];
    case 'draw':
      return [to('help', 'draw', effect.who, size(effect.count))];
    case 'discard':
      return [to('harm', 'discard', effect.who, size(effect.count))];
    case 'destroy':
    case 'interrupt':
    case 'exhaust':
    case 'remove from combat':
      return [on('harm', effect.do, effect.what)];
    case 'put':
      if (isUnseen(effect.what)) return effect.where.to === 'hand' ? [to('help', 'draw', { player: 'you' })] : [];
      return [on(fromOutside(effect.what) ? 'help' : 'harm', 'put', effect.what)];
    case 'put token copy':
      return [on('help', effect.do, effect.of)];
    case 'put into play':
    case 'ready':
      return [on('help', effect.do, effect.what)];
    case 'modify':
      return [on(toneOfChanges(effect.changes), 'modify', effect.what)];
    case 'create':
      return 'for' in effect && effect.for ? [on('help', 'create', effect.for)] : [];
    case 'add counters':
      return [on('help', 'add counters', effect.on)];
    case 'put token':
      return [to('help', 'put token', effect.who ?? { player: 'you' }, size(effect.count) * 2)];
    case 'take an extra turn':
      return [to('help', effect.do, effect.who, 5)];
    case 'skip next turn':
    case 'lose the game':
      return [to('harm', effect.do, effect.who, 5)];
    case 'search':
      return [to('help', 'draw', effect.who, size(effect.count))];
    case 'may':
    case 'for each player':
    case 'roll for each':
    case 'until':
    case 'add effect':
      return aimsOf(effect.effects, modes);
    case 'if you do':
      return aimsOf([...effect.first, ...effect.then], modes);
    case 'if':
    case 'double-check':
    case 'guess':
      return aimsOf(effect.then, modes);
    case 'choose modes':
      return (modes.length > 0 ? modes : effect.modes.map((_, n) => n)).flatMap((n) => aimsOf(effect.modes[n] ?? []));
    case 'roll':
      return effect.then.flatMap(({ effects }) => aimsOf(effects));
    case 'flip':
    case 'turn face down':
    case 'become defender':
    case 'attach':
    case 'detach':
    case 'copy':
    case 'become copy':
    case 'remove counters':
    case 'when this way':
    case 'trigger':
    case 'shuffle':
    case 'reveal':
    case 'look at':
    case 'place':
    case 'sort top':
    case 'pay':
    case 'perform':
    case 'play':
    case 'win the game':
    case 'move right of':
    case 'end the turn':
    case 'swap':
    case 'flip cards':
    case 'draw from':
    case 'drop':
    case 'special':
    case 'put from collection':
    case 'choose number':
    case 'choose word':
    case 'exchange control':
    case 'switch damage':
    case 'turn deck over':
    case 'restore starting hero':
    case 'change target':
      return []; // Neither clearly good nor clearly bad.
  }
}

/** A card from a deck that nobody has seen yet: into a hand, that is as good as drawing one. */
function isUnseen(what: Selection): boolean {
  return what.select === 'top' || what.select === 'revealed' || ('noun' in what && what.noun.zone === 'deck');
}

/** From a graveyard somewhere better. */
function fromOutside(what: Selection): boolean {
  return 'noun' in what && what.noun.zone !== undefined && what.noun.zone !== 'play';
}

/** The aims of a card that is played: where it attaches first, then its text. */
export function aimsOfCard(facts: Facts, modes: readonly number[] = []): readonly Aim[] {
  const { attach, text, powers } = facts;
  if (!attach || attach.byText) return aimsOf(text, modes);
  const host: Selection = attach.targeted
    ? { select: 'target', noun: attach.noun }
    : { select: 'choose', noun: attach.noun };
  const harmful = [...powers.flatMap(changesToHost), ...aimsOf(text).map(({ tone }) => tone)].includes('harm');
  return [on(harmful ? 'harm' : 'help', 'attach', host), ...aimsOf(text, modes)];
}

function changesToHost(power: Power): readonly Tone[] {
  if (power.power === 'continuous' && power.continuous.cards?.attached)
    return [toneOfChanges(power.continuous.changes)];
  if (power.power === 'triggered')
    return aimsOf(power.effects).map(({ tone, what }) => (strikesBack(what) ? 'help' : tone));
  return [];
}

/** Harm to whoever did something to the host does good to the host. */
const strikesBack = (what: Selection | null): boolean => what?.select === 'event' && what.role === 'by';

/** The power with that number among the powers of a kind, as options count them. */
export function powerAt(powers: readonly Power[], kind: 'payment' | 'reward', number: number) {
  return powers.filter((power) => power.power === kind)[number];
}
