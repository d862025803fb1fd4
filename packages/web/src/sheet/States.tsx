import type { ReactElement } from 'react';
import type { CardProps } from '../card/Card.tsx';
import { Card } from '../card/Card.tsx';
import type { CardFace } from '../card/face.ts';
import { hiddenFace, linesOf, printedFace } from '../card/face.ts';
import type { Entry } from '../gallery/entry.ts';
import { SeatMark } from '../table/SeatMark.tsx';

type Shown = Omit<CardProps, 'face' | 'size'> & { readonly now?: Partial<CardFace> };

const STATES: readonly (readonly [word: string, name: string, shown: Shown])[] = [
  ['hero, damaged', 'Grusk Halfhelm', { now: { damage: 13 } }],
  ['hero, flipped', 'Sister Auriel Dawn', { now: { damage: 4, flipped: true } }],
  ['ally, ready', 'Redcap Marauder', {}],
  ['exhausted', 'Snaggletooth Runner', { now: { exhausted: true } }],
  ['damaged', 'Granite Shieldbearer', { now: { damage: 3 } }],
  ['raised numbers', 'Moonlit Scout', { now: { atk: 4, health: 3 } }],
  ['lowered numbers', 'Quarry Ogre', { now: { atk: 3, health: 3 } }],
  ['legal', 'Bridge Warden', { marks: { legal: true }, hotkey: '1' }],
  ['chosen', 'Vespers Acolyte', { marks: { chosen: true } }],
  ['target', 'Thunderhoof Champion', { marks: { target: true } }],
  ['attacks', 'Starward Exarch', { marks: { attacking: true } }],
  ['defends', 'Donna Calister', { marks: { defending: true } }],
  ['new this turn', 'Salvage Tinker', { now: { fresh: true } }],
  ['gained a keyword', 'Reedmarsh Stalker', { now: { keywords: ['Stealth', 'Elusive', 'Protector', 'Ferocity'] } }],
  ['four alike', 'Recruit', { times: 4 }],
  ['ongoing, counters', 'Ice Barrier', { now: { counters: { ice: 3 } } }],
  ['weapon, raised', 'Harbor Cleaver', { now: { atk: 5 } }],
  ['armor', 'Padded Robe', { now: { def: 2 } }],
  ['item', 'Storm Whistle', {}],
  ['totem', 'Searing Totem', {}],
  ['Boss', 'Garr', { now: { damage: 5 } }],
  ['cheaper', 'Flamestrike', { now: { cost: 5 } }],
  ['MARKED', 'Nix Quickfingers', { now: { damage: 9, counters: { MARKED: 1 } } }],
  ['ghost', 'Grunt Baranka', { now: { plane: 'spirits' } }],
];

const flipped = (face: CardFace): CardFace => ({ ...face, flipped: true, text: linesOf(face.card!, true) });

/** Each state on the board, and the seats. */
export function States({ byName }: { readonly byName: ReadonlyMap<string, Entry> }): ReactElement {
  const face = (name: string): CardFace => printedFace(byName.get(name) ?? byName.get('Bridge Warden')!);
  return (
    <section data-part="states">
      <h2>States</h2>
      <div className="sheet-grid" data-size="states">
        {STATES.map(([word, name, { now, ...rest }]) => (
          <figure key={word}>
            <Card face={{ ...face(name), ...now }} size="board" {...rest} />
            <figcaption>{word}</figcaption>
          </figure>
        ))}
        <figure>
          <Card
            face={face('Grunt Baranka')}
            size="board"
            attachments={['Polymorph', 'Fireball', 'Curse of Frenzy'].map(face)}
          />
          <figcaption>attachments</figcaption>
        </figure>
        <figure>
          <Card face={hiddenFace} size="board" />
          <figcaption>face down</figcaption>
        </figure>
        <figure>
          <Card face={{ ...face('Ember Lash'), faceDown: true, exhausted: true }} size="board" />
          <figcaption>face down, known</figcaption>
        </figure>
        <figure>
          <Card face={hiddenFace} size="chip" times={4} />
          <figcaption>four backs</figcaption>
        </figure>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </div>
      <h2>Asked</h2>
      <div className="sheet-grid" data-size="inspect">
        <Card
          face={{ ...face('Grimnar'), atk: 5, health: 5, damage: 2, keywords: ['Protector', 'Stealth'] }}
          size="inspect"
          onWhy={() => undefined}
          onLook={() => undefined}
        />
        <Card face={{ ...face('Flamestrike'), cost: 5 }} size="inspect" onWhy={() => undefined} />
        <Card face={{ ...face('Harbor Cleaver'), exhausted: true }} size="inspect" />
        <Card face={{ ...flipped(face('Ragnaros')), damage: 12, atk: 10 }} size="inspect" />
      </div>
    </section>
  );
}
