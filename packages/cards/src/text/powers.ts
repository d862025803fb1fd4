import type {
  Condition,
  Continuous,
  Cost,
  DefinitePower,
  KeywordPower,
  Power,
  SelfPower,
  Timing,
} from '@meetingstone/rules';
import { countOf, massOf, valueWords } from './amounts.ts';
import { attackOnlyWords, cantWords, changed, permissionWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { costClause, costList } from './costs.ts';
import { clauses, effectText, PARTIES } from './effects.ts';
import { allNoun, aNoun, nounWords } from './nouns.ts';
import { costChangeClause, replacementClause } from './replacements.ts';
import { retold, type Voice } from './voice.ts';
import { whenClause } from './watches.ts';
import { article, capital, list, sentences, spaced } from './words.ts';

/** One power as a paragraph of text, after its tag word. */
export function powerText(power: Power, voice: Voice): string {
  const tagWord = 'tagWord' in power ? power.tagWord : undefined;
  return tagWord ? `${tagWord}: ${paragraph(power, voice)}` : paragraph(power, voice);
}

function paragraph(power: Power, voice: Voice): string {
  switch (power.power) {
    case 'keyword':
      return keywordWords(power, voice);
    case 'payment': {
      const mine = retold(voice, power.effects, paidWith(power.cost));
      const cost = costList(power.cost, mine).map(capital).join(', ');
      const where = power.zone ? `If this ${voice.self} is in your ${power.zone}: ` : '';
      return `${where}${timing(power)}${cost} >>> ${effectText(power.effects, mine)}${useOnly(power, mine)}`;
    }
    case 'reward': {
      const mine = retold(voice, power.effects, paidWith(power.cost));
      const cost = list(costClause(power.cost, mine), 'and');
      const complete = cost && `${timing(power)}${capital(cost)} to complete this quest. `;
      return `${complete}Reward: ${effectText(power.effects, mine)}${useOnly(power, mine)}`;
    }
    case 'triggered': {
      const mine = retold(voice, power.effects, { watch: power.on });
      const event = whenClause(power.on, mine);
      const check = power.if && `if ${conditionWords(power.if, mine)}, `;
      const [first = '', ...rest] = clauses(power.effects, mine);
      return sentences([`${event}, ${check ?? ''}${first}`, ...rest]);
    }
    case 'continuous': {
      const where = power.zone && `while this ${voice.self} is in your ${power.zone}, `;
      return sentences([`${where ?? ''}${continuousClause(power.continuous, voice)}`]);
    }
    case 'replacement':
      return sentences([replacementClause(power.replacement, voice)]);
    case 'cost change':
      return sentences([costChangeClause(power.change, voice)]);
    case 'self':
      return sentences([`this ${voice.self} ${list(selfWords(power, voice), 'and')}`]);
    case 'alternate cost': {
      const cost = list(costClause(power.cost, voice), 'and');
      const so = power.if && `if ${conditionWords(power.if, voice)}, `;
      return sentences([`${so ?? ''}you may ${cost} rather than pay this ${voice.self}'s cost`]);
    }
    case 'additional cost': {
      const cost = list(costClause(power.cost, voice), 'and');
      const to =
        power.to === 'play' ? 'as an additional cost to play' : `as a cost to place this ${voice.self} face up`;
      return sentences([`${to}, ${cost}`]);
    }
    case 'choose as played':
      return sentences([`as you play this ${voice.self}, choose ${article(power.what)}`]);
    case 'enters': {
      const { exhausted, damage, counters, shown } = power;
      if (shown)
        return sentences([`you may have this ${voice.self} enter your resource row face up, then turn it face down`]);
      const state = [
        damage !== undefined && massOf(damage, 'damage', voice),
        counters && countOf(counters.count, `${counters.name} counter`, `${counters.name} counters`, voice),
      ].filter((part) => part !== false && part !== undefined);
      const how = spaced(exhausted && 'exhausted', state.length > 0 && `with ${list(state, 'and')}`);
      return sentences([`this ${voice.self} enters play ${how}`]);
    }
    case 'definite': {
      const mine = retold(voice, power.effects);
      const moment = momentWords(power, mine);
      const [first = '', ...rest] = clauses(power.effects, mine);
      return sentences([`${moment}, ${first}`, ...rest]);
    }
  }
}

/** "Protector", "Inspire: Ally and quest". */
export function keywordWords({ keyword, nouns, number, type, effects }: KeywordPower, voice: Voice): string {
  const named = spaced(type && capital(type), keyword, number !== undefined && valueWords(number, voice));
  if (effects) return `${named}: ${capital(clauses(effects, voice).join(', then '))}`;
  const cards = nouns?.map((noun) => nounWords(noun, voice));
  return cards ? `${named}: ${capital(list(cards, 'and'))}` : named;
}

function momentWords({ as, noun }: DefinitePower, voice: Voice): string {
  switch (as) {
    case 'your turn starts':
      return 'as your turn starts';
    case 'this enters play':
      return `as this ${voice.self} enters play`;
    case 'another enters play':
      return `as ${aNoun(noun ?? {}, voice).words} enters play`;
    case 'this is revealed from your deck':
      return `as this ${voice.self} is revealed from your deck`;
  }
}

const isYourTurn = (condition: Condition | undefined): boolean =>
  condition?.is === 'turn of' && condition.whose === 'you';

/** The restriction before a power (701.1). */
function timing(power: Timing): string {
  return `${power.basic ? '[Basic] ' : ''}${power.oncePerTurn ? 'Once per turn: ' : ''}${power.oncePerGame ? 'Once per game: ' : ''}${isYourTurn(power.if) ? 'On your turn: ' : ''}`;
}

function useOnly(power: Timing, voice: Voice): string {
  return power.if && !isYourTurn(power.if) ? ` Use only if ${conditionWords(power.if, voice)}.` : '';
}

/** What "that card" is after a cost was paid with one. */
function paidWith(costs: readonly Cost[]): Pick<Voice, 'paid'> {
  const paid = costs.flatMap((cost) => ('noun' in cost && !cost.noun.self ? [cost.noun] : []))[0];
  return paid ? { paid } : {};
}

/** A power that is there only for heroes with a trait is introduced by it (206.1c). */
function continuousClause({ cards, players, changes, while: so }: Continuous, voice: Voice): string {
  const subject = cards ? allNoun(cards, voice) : PARTIES[players ?? 'any'];
  const clause = changed(subject, changes, voice);
  if (so?.is === 'hero trait') return `[${so.trait}] Hero: ${capital(clause)}`;
  return spaced(clause, so && `while ${conditionWords(so, voice)}`);
}

function selfWords({ cant, may, attackOnly, ifAble, mustAttack }: SelfPower, voice: Voice): string[] {
  return [
    cant && cantWords(cant, voice),
    may && `can ${permissionWords(may, voice)}`,
    attackOnly && attackOnlyWords(attackOnly, ifAble, voice),
    mustAttack && 'must attack if able',
  ].filter((part) => part !== undefined);
}
