import type { Noun, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { FATAL } from './fatal.ts';
import { likened } from './likened.ts';
import { name } from './names.ts';
import { anyCard, noun, nounMany, someone } from './phrases.ts';
import { plainKeyword } from './vocabulary.ts';

/** One that was spoken of, or is targeted: "that hero". */
const facing: Phrase<Selection> = seenAs(someone, particular, particular);
function particular(who: Selection): Selection | undefined {
  return pronounIn(who) || who.select === 'target' ? who : undefined;
}

const FORMS = ['Bear Form', 'Cat Form'] as const;

/** How a card is for a while: "damaged", "attacking". */
const postures = (): readonly Row<Noun>[] => [
  fixed('damaged', { damaged: true } as Noun),
  fixed('undamaged', { damaged: false } as Noun),
  fixed('exhausted', { exhausted: true } as Noun),
  fixed('ready', { exhausted: false } as Noun),
  fixed('attacking', { attacking: true } as Noun),
  fixed('defending', { defending: true } as Noun),
  fixed('protecting', { protecting: true } as Noun),
  fixed('in combat', { inCombat: true } as Noun),
  fixed('attached', { attachment: true } as Noun),
  fixed('face up', { faceDown: false } as Noun),
  fixed('face down', { faceDown: true } as Noun),
  fixed(['stealthed'], { keyword: 'Stealth' } as Noun),
  ...FORMS.flatMap((keyword) => [
    fixed([`in ${keyword}`], { keyword } as Noun),
    ...(['attacking', 'defending', 'protecting'] as const).map((how) =>
      fixed(`${how} in ${keyword}`, { [how]: true, keyword } as Noun),
    ),
  ]),
  row(
    { with: facing },
    'attacking {with}',
    ({ with: foe }): Noun => ({ attacking: true, inCombatWith: { among: foe } }),
  ),
  row({ with: facing }, 'in combat with {with}', ({ with: foe }): Noun => ({ inCombatWith: { among: foe } })),
  row({ noun: anyCard }, 'attacking {noun}', ({ noun }): Noun => ({ attacking: true, inCombatWith: noun })),
  row({ noun: nounMany }, 'attacking {noun}', ({ noun }): Noun => ({ attacking: true, inCombatWith: noun })),
  row({ noun: nounMany }, 'in combat with {noun}', ({ noun }): Noun => ({ inCombatWith: noun })),
  row({ noun: anyCard }, 'defending against {noun}', ({ noun }): Noun => ({ defending: true, inCombatWith: noun })),
  row({ noun: anyCard }, 'in combat with {noun}', ({ noun }): Noun => ({ inCombatWith: noun })),
];

const single: Phrase<Noun> = choice('posture', postures);

/** "attacking or protecting", "in Bear Form or Cat Form" */
const oneOfThem: Phrase<Noun> = choice('postures', () => [
  row({ any: list(single, 'or', 2) }, '{any}', ({ any }): Noun => ({ any })),
  fixed(['in Bear Form or Cat Form', 'in bear or cat form'], { any: FORMS.map((keyword) => ({ keyword })) } as Noun),
  ...(['attacking', 'defending', 'protecting'] as const).map((how) =>
    fixed([`${how} in bear or cat form`, `${how} in Bear Form or Cat Form`], {
      [how]: true,
      any: FORMS.map((keyword) => ({ keyword })),
    } as Noun),
  ),
]);

export const posture: Phrase<Noun> = either('posture', () => [single, oneOfThem]);

/** What something is said to be: "damaged", "an ally". */
export const state: Phrase<Noun> = choice('state', () => [
  row({ noun: posture }, '{noun}', ({ noun }) => noun),
  row({ noun: anyCard }, 'attached to {noun}', ({ noun }): Noun => ({ attachedTo: noun })),
  fixed('in play', { zone: 'play' } as Noun),
  row({ noun: namedCard }, '{noun}', ({ noun }) => noun),
  fixed('in a deck', { zone: 'deck' } as Noun),
  row({ name }, 'named {name}', ({ name }): Noun => ({ name })),
  row({ name }, 'the face-up {name}', ({ name }): Noun => ({ name, faceDown: false })),
  row({ noun: named }, '{noun}', ({ noun }) => noun),
]);

const namedCard: Phrase<Noun> = unwritten(
  choice('named card', () => [fixed('the named card', { chosenName: true } as Noun)]),
);

const any = withArticle(noun);
/** "A card with ..." says only what it has. */
const named: Phrase<Noun> = {
  ...any,
  say: (value, saying) => {
    const said = any.say(value, saying);
    return said?.words[1] === 'card' && said.words.length > 2 ? undefined : said;
  },
};
/** Where there are no better words. */
export const aCard: Phrase<Noun> = { ...any, read: () => [], begins: () => ({ words: [] }) };

/** What something is said to have: "Protector", "fatal damage". */
export const having: Phrase<Noun> = choice('having', () => [
  fixed(['the chosen type', 'that type', 'the chosen race', 'the chosen class', 'that class'], {
    chosenTag: true,
  } as Noun),
  fixed(['the chosen name', 'that name'], { chosenName: true } as Noun),
  row({ keyword: plainKeyword }, '{keyword}', ({ keyword }): Noun => ({ keyword })),
  row({ of: likened }, ['the same name as {of}'], ({ of }): Noun => ({ sameName: of })),
  row(
    { of: someone },
    'the same cost as {of}',
    ({ of }): Noun => ({ cost: { is: 'exactly', than: { amount: 'cost', of } } }),
  ),
  row({ hosts: anyCard }, ['{hosts} attached', '{hosts} attached to it'], ({ hosts }): Noun => ({ hosts })),
  fixed('an odd cost', { parity: 'odd' } as Noun),
  fixed('an even cost', { parity: 'even' } as Noun),
  fixed(['fatal damage', 'fatal damage on it'], { damage: FATAL } as Noun),
  fixed(['no damage on it', 'no damage on him', 'no damage on her', 'no damage'], { damaged: false } as Noun),
  fixed(['damage on it', 'damage on him', 'damage on her', 'damage'], { damaged: true } as Noun),
]);
