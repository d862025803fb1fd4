/** How people say what the table says in other words. */
interface Habit {
  /** No text without one of these is meant. */
  readonly words: readonly string[];
  readonly say: (text: string, self: string) => string;
}

const capitalOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Play this without paying its cost": the card itself. */
const THIS = /\b([Pp]lay|[Dd]estroy|[Ee]xhaust) this(?= (?:without|if|only|for|from|unless|rather)\b|[,.])/g;
const NOT_READYING = /\b(?:don['’]t|doesn['’]t|do not|does not) ready (?=during\b)/g;
/** "Each opponent then discards a card." */
const THEN = /\b(player|opponent|hero|ally|he|she|it) then (?=[a-z]+s\b)/g;
/** "You may pay (2). If you do, ..." on a card that is in play: that can be done at any time. */
const OFFER = /^((?:Once per turn|On your turn), )?[Yy]ou may (pay [^.]*?)(?: at any time)?\. If you do, /;
/** An event at the end of its sentence. */
const EVENT_LAST = /^([A-Z][^.:;"]*?[^,]) when(?:ever)? ((?:you|an?|another|this|your|each) [^.:;,"]*)\.$/;

/** "When it attacks" at the head of a power speaks of the card; what it has while something is so, it has no trigger for. */
const WHEN_IT = /^When(?:ever)? (?:it|he|she) /;
const WHEN_SO =
  /^When(?:ever)? ((?:this \w+|your hero|it) is (?:in combat|attacking|defending|exhausted|ready|damaged|in [A-Z])[^,]*), (?=[^.]*\b(?:has|gets?|gains?)\b[^.]*\.$)(?![^.]*\bthis (?:turn|combat)\b)/;
/** "For each Pet you control, this ally has +1 ATK." */
const FOR_EACH_FIRST =
  /^For each ([^,.]+), (?![^.]* while )((?:this \w+|your hero|[^,.]* you control) (?:has|have|gets?) [^.]*)\.$/;
/** "... while A, and has B while C" */
const AND_HAS = /( while [^,.]+), and (has|gets) (?=[^.]* while )/;
const STRIKING_WHILE = /\b([Ww]hen you strike with [^,.]*?) while (attacking|defending)\b/;
/** "Sacrifice an ally": one of the player who does it. */
const SACRIFICE =
  /\b([Ss])acrifice(s?) (an?|another|one|two|three) ((?:(?! (?:and|or|if|unless|for|at|from) )[^.,:;→])+?)(?: you control| he controls)?(?=[.,:;→]| (?:and|or|if|unless|for|at|→) |$)/g;
const SACRIFICE_IT = /\b([Ss])acrifice(s?) (?=this|it\b|that|him|her|them)/g;
const destroying = (s: string, many: string): string => `${s === 'S' ? 'D' : 'd'}estroy${many}`;
const sacrificed = (text: string): string =>
  text
    .replace(
      SACRIFICE,
      (_, s: string, many: string, n: string, what: string) =>
        `${destroying(s, many)} ${n} ${what} ${many ? 'he controls' : 'you control'}`,
    )
    .replace(SACRIFICE_IT, (_, s: string, many: string) => `${destroying(s, many)} `);
/** "Create a token" puts it into play; its numbers have icons. */
const CREATE = /\b([Cc])reate(s?) ((?:an?|one|two|three|four|five|X) [^.;"]*?\btokens?\b)(?! into play)/g;
const created = (text: string): string =>
  text.replace(CREATE, (_, c: string, s: string, what: string) => `${c === 'C' ? 'P' : 'p'}ut${s} ${what} into play`);
const STATS =
  /\b(\d+|X) (Arcane|Fire|Frost|Holy|Melee|Nature|Ranged|Shadow)( ATK)? \/ (\d+|X) (?:[Hh]ealth|\[Health\])/g;
/** A cost of one word: the card exhausts itself. */
const EXHAUST = /(^|: |, )Exhaust(?=[,:])/g;
/** "Your hero heals 2 damage": from itself, where nobody else is named. */
const HEALS = /\b((?:[Yy]our hero|[Tt]his ally|it) heals? (?:that much|\d+|X|all) damage)(?=[.;]|$| for each )/g;
const NEXT_DEAL =
  /\b([Tt]he next time [^.,]*?) deals ([^.,]*damage[^.,]*, it deals (?:that much|twice that much|double that much)[^.,]*?)(?: instead)?\./;

const HABITS: readonly Habit[] = [
  { words: ['acrifice'], say: sacrificed },
  { words: ['reate'], say: created },
  { words: [' / '], say: (text) => text.replace(STATS, '$1 [$2]$3 / $4 [Health]') },
  { words: ['Exhaust'], say: (text) => text.replace(EXHAUST, '$1[Activate]') },
  { words: ['When'], say: (text, self) => text.replace(WHEN_SO, 'While $1, ').replace(WHEN_IT, `When ${self} `) },
  {
    words: ['For each '],
    say: (text) => text.replace(FOR_EACH_FIRST, (_, each, has) => `${capitalOf(has)} for each ${each}.`),
  },
  { words: [', and '], say: (text) => text.replace(AND_HAS, '$1, and it $2 ') },
  { words: ['you strike with'], say: (text) => text.replace(STRIKING_WHILE, '$1 while your hero is $2') },
  { words: ['heal'], say: (text) => text.replace(HEALS, '$1 from itself') },
  { words: [' deals '], say: (text) => text.replace(NEXT_DEAL, '$1 would deal $2 instead.') },
  { words: [' this ', ' this.', ' this,'], say: (text, self) => text.replace(THIS, `$1 ${self}`) },
  { words: [' ready during'], say: (text) => text.replace(NOT_READYING, "can't ready ") },
  { words: [' then '], say: (text) => text.replace(THEN, '$1 ') },
  { words: ['can only attack'], say: (text) => text.replace(/\bcan only attack (?=[^.]*\.)/g, 'can attack only ') },
  { words: ['ou may pay'], say: offered },
  { words: [' when'], say: (text) => text.replace(EVENT_LAST, (_, deed, on) => `When ${on}, ${uncapital(deed)}.`) },
];

function offered(text: string, self: string): string {
  if (self === 'this ability' || self === 'this quest') return text;
  return text.replace(OFFER, (_, when: string | undefined, paid: string) => {
    const time = when === undefined ? '' : `${when.slice(0, -2)}: `;
    return `${time}${capitalOf(paid).replace(' and ', ', ')} → `;
  });
}

/** Words for the same: the table has one of them. */
const VARIANTS: readonly (readonly [word: string, variant: RegExp, written: string])[] = [
  [
    'uring ',
    /\b([Dd])uring (?=(?:your|an opponent['’]s|each opponent['’]s|opponents['’]|its controller['’]s|their controller['’]s) turns?\b)/g,
    '$1',
  ],
  ['random card', /\b(discards? (?:a|another|two|three|four|five|X)) random (cards?)\b/g, '$1 $2 at random'],
  ['gain', /\bgains (?=[+-](?:\d|X)|[A-Z])/g, 'has '],
  ['gain', /\bgain (?=[+-](?:\d|X)|[A-Z])/g, 'have '],
  ['pponents', /\bopponents['’] (?=(?:heroes|allies|equipment|abilities|weapons|armor|items|Totems)\b)/g, 'opposing '],
  ['pponents', /\bOpponents['’] (?=(?:heroes|allies|equipment|abilities|weapons|armor|items|Totems)\b)/g, 'Opposing '],
  ['instead of paying', /\binstead of paying\b/g, 'rather than pay'],
  ['into ', /\binto play under your control\b/g, 'into play'],
  ['that damage', /(?<![Ii]f you do, )\b([Pp]revent (?:all (?:but \d+ )?of |\d+ of )?)that damage\b/g, '$1it'],
];
const inOneWord = (text: string): string =>
  VARIANTS.reduce(
    (now, [word, variant, written]) =>
      now.includes(word)
        ? now.replace(variant, (all: string, ...parts: readonly string[]) =>
            word === 'uring '
              ? all.startsWith('D')
                ? 'On '
                : 'on '
              : written.replace(/\$(\d)/g, (_, n) => parts[Number(n) - 1] ?? ''),
          )
        : now,
    text,
  );

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A paragraph as the table says it. */
export function asTableSays(paragraph: string, self: string): string {
  let text = inOneWord(paragraph);
  for (const { words, say } of HABITS) if (words.some((word) => text.includes(word))) text = say(text, self);
  return text;
}
