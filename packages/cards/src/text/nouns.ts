import type { Compared, Noun, Players, Relation, Zone } from '@meetingstone/rules';
import { numeral, valueWords } from './amounts.ts';
import { playersPhrase, selectionPhrase } from './selections.ts';
import { headWord, kindWord, mention, type Voice } from './voice.ts';
import { article, bracketed, list, many, numberWord, one, type Phrase, pluralOf, possessive, spaced } from './words.ts';

interface Grammar {
  readonly plural?: boolean;
  /** How several kinds are joined: "hero or ally", "each hero and ally". */
  readonly join?: 'and' | 'or' | 'and/or';
  readonly zone?: 'in' | 'from';
}

/** The description itself, without article: "damaged opposing ally with cost 2 or less". */
export function nounWords(noun: Noun, voice: Voice, grammar: Grammar = {}): string {
  const { plural = false, join = plural ? 'and' : 'or', zone = 'in' } = grammar;
  const words = spaced(...before(noun), head(noun, plural, join), ...after(noun, voice, zone));
  mention(voice, noun, plural);
  return words;
}

function before(noun: Noun): (string | false | undefined)[] {
  const inPlay = (noun.zone ?? 'play') === 'play' || noun.zone === 'chain';
  return [
    either(noun.damaged, 'damaged', 'undamaged'),
    either(noun.exhausted, 'exhausted', 'ready'),
    either(noun.attacking, 'attacking', 'non-attacking'),
    either(noun.defending, 'defending', 'non-defending'),
    either(noun.faceDown, 'face-down', 'face-up'),
    either(noun.instant, 'instant', 'non-instant'),
    noun.token === false && 'non-token',
    either(noun.neutral, 'neutral', 'non-neutral'),
    either(noun.ongoing, 'ongoing', 'non-ongoing'),
    either(noun.attachment, 'attachment', 'non-attachment'),
    either(noun.loot, 'loot', 'non-loot'),
    inPlay && (noun.whose === 'opposing' || noun.whose === 'friendly') && noun.whose,
    noun.faction && bracketed(noun.faction),
    noun.icon && list(noun.icon.map(bracketed), 'or'),
    noun.damageType && list(noun.damageType.map(bracketed), 'or'),
    noun.not?.tag && `non-${list(noun.not.tag, 'or')}`,
    noun.kind && noun.tag && list(noun.tag, 'or'),
  ];
}

const either = (value: boolean | undefined, yes: string, no: string) => value !== undefined && (value ? yes : no);

function head(noun: Noun, plural: boolean, join: 'and' | 'or' | 'and/or'): string {
  const { effect, ...source } = noun;
  if (effect) {
    const of = source.kind || source.tag ? head(source, false, 'or') : '';
    return spaced(of, list(effect, 'or'), plural ? 'effects' : 'effect');
  }
  const words = noun.kind?.map(kindWord) ?? noun.tag ?? (noun.any ? [] : ['card']);
  const all = list(plural ? words.map(pluralOf) : words, noun.kind ? join : 'or');
  return noun.token ? `${all} ${plural ? 'tokens' : 'token'}` : all;
}

function after(noun: Noun, voice: Voice, zone: 'in' | 'from'): (string | false | undefined)[] {
  return [
    noun.any &&
      list(
        noun.any.map((part) => nounWords(part, voice)),
        'or',
      ),
    noun.chosenTag && 'of the chosen type',
    noun.name !== undefined && `named ${noun.name}`,
    noun.sameName && `with the same name as ${selectionPhrase(noun.sameName, voice).words}`,
    noun.sharesClass && `that shares a class with ${selectionPhrase(noun.sharesClass, voice).words}`,
    noun.sameType && `with the same card type as ${selectionPhrase(noun.sameType, voice).words}`,
    noun.sharesType && `that shares a card type with ${selectionPhrase(noun.sharesType, voice).words}`,
    zonePhrase(noun, zone),
    noun.of && ofWhom(noun, noun.of, zone, voice),
    noun.owner && OWNING[noun.owner],
    noun.among && `among ${selectionPhrase(noun.among, voice).words}`,
    noun.except && `other than ${selectionPhrase(noun.except, voice).words}`,
    noun.granting && `that gives your hero ${list(noun.granting, 'or')}`,
    noun.keyword !== undefined && `with ${noun.keyword}`,
    noun.cost && `with cost ${comparedWords(noun.cost, voice)}`,
    noun.damage && damageOn(noun.damage, voice),
    noun.atk && `with ATK ${comparedWords(noun.atk, voice)}`,
    noun.health && `with [Health] ${comparedWords(noun.health, voice)}`,
    noun.inCombat !== undefined && (noun.inCombat ? 'in combat' : 'not in combat'),
    noun.inCombatWith && `in combat with ${aNoun(noun.inCombatWith, voice).words}`,
    noun.attachedTo && `attached to ${aNoun(noun.attachedTo, voice).words}`,
    noun.targetingOnly && `targeting only ${aNoun(noun.targetingOnly, voice).words}`,
    noun.fresh !== undefined && (noun.fresh ? 'that entered play this turn' : "that didn't enter play this turn"),
    noun.dealtDamageThisTurn && damagePhrase(noun.dealtDamageThisTurn, voice),
    noun.not && !noun.not.tag && `that isn't ${article(nounWords(noun.not, voice))}`,
  ];
}

function damagePhrase(damage: NonNullable<Noun['dealtDamageThisTurn']>, voice: Voice): string {
  const kind = either(damage.combat, 'combat damage', 'non-combat damage') || 'damage';
  return spaced('that was dealt', kind, damage.by && `by ${aNoun(damage.by, voice).words}`, 'this turn');
}

/** "with 3 or more damage", "with more damage than your hero". */
function damageOn({ is, than }: Compared, voice: Voice): string {
  if (is === 'more than' && typeof than === 'object' && than.amount === 'damage')
    return `with more damage than ${selectionPhrase(than.of, voice).words}`;
  return `with damage ${comparedWords({ is, than }, voice)}`;
}

const OWNING: Readonly<Record<Relation, string | false>> = {
  you: 'you own',
  friendly: 'a friendly player owns',
  opposing: 'an opponent owns',
  any: false,
};

const OWNERS: Readonly<Record<Relation, string>> = {
  you: 'your',
  friendly: 'a friendly',
  opposing: 'an opposing',
  any: 'a',
};

function zonePhrase(noun: Noun, word: 'in' | 'from'): string | false {
  switch (noun.zone ?? 'play') {
    case 'play':
      return noun.whose === 'you' && 'you control';
    case 'chain':
      return false;
    case 'removed':
      return spaced(noun.whose === 'you' && 'you own', 'removed from the game');
    default:
      return !noun.of && `${word} ${zoneOf(noun.whose, noun.zone!)}`;
  }
}

/** "your graveyard", "an opposing hand". */
export const zoneOf = (whose: Relation | undefined, zone: Zone): string => `${OWNERS[whose ?? 'any']} ${zone}`;

/** The cards of some players: "in that ally's party", "played by that player". */
function ofWhom(noun: Noun, players: Players, word: 'in' | 'from', voice: Voice): string {
  const who = playersPhrase(players, voice);
  switch (noun.zone ?? 'play') {
    case 'play':
      return `in ${possessive(players.player === 'controller' ? selectionPhrase(players.of, voice) : who)} party`;
    case 'chain':
      return `played by ${who.words}`;
    case 'removed':
      return `${who.words} owns`;
    default:
      return `${word} ${possessive(who)} ${noun.zone}`;
  }
}

/** "2 or less", "less than the number of cards in your hand". */
export function comparedWords({ is, than }: Compared, voice: Voice): string {
  const number = numeral(than);
  if (number !== undefined && is !== 'less than' && is !== 'more than')
    return is === 'exactly' ? number : `${number} ${is}`;
  const value = number ?? valueWords(than, voice);
  const words = { 'or less': 'less than or equal to', 'or more': 'greater than or equal to', exactly: 'equal to' };
  return is === 'less than'
    ? `less than ${value}`
    : is === 'more than'
      ? `greater than ${value}`
      : `${words[is]} ${value}`;
}

/** Cards that need no article: "this ally", "your hero", "attached card". */
function known(noun: Noun, voice: Voice): Phrase | undefined {
  const name = nameOf(noun, voice);
  if (name !== undefined) mention(voice, noun, false);
  return name === undefined ? undefined : one(name);
}

function nameOf(noun: Noun, voice: Voice): string | undefined {
  if (noun.self) return spaced(`this ${voice.self}`, noun.zone && zonePhrase(noun, 'in'));
  if (noun.attached) return `attached ${headWord(noun)}`;
  const keys = Object.keys(noun).length;
  if (noun.whose === 'you' && noun.kind?.length === 1 && noun.kind[0] === 'Hero' && keys === 2) return 'your hero';
  return undefined;
}

/** "an opposing ally", "another ally you control", "this ally". */
export function aNoun(noun: Noun, voice: Voice): Phrase {
  const name = known(noun, voice);
  if (name) return name;
  const words = nounWords(noun, voice);
  return one(noun.other ? `another ${words}` : article(words));
}

/** "opposing allies", "other allies you control", "this ally". */
export function allNoun(noun: Noun, voice: Voice): Phrase {
  const name = known(noun, voice);
  if (name) return name;
  return many(spaced(noun.other && 'other', nounWords(noun, voice, { plural: true })));
}

/** "each other opposing hero and ally". */
export function eachNoun(noun: Noun, voice: Voice): Phrase {
  const name = known(noun, voice);
  if (name) return name;
  const words = nounWords(noun, voice, { join: 'and' });
  mention(voice, noun, true);
  return one(spaced('each', noun.other && 'other', words));
}

/** "two allies you control", "an ally you control". */
export function someNoun(noun: Noun, count: number, voice: Voice): Phrase {
  return count === 1 ? aNoun(noun, voice) : many(`${numberWord(count)} ${allNoun(noun, voice).words}`);
}
