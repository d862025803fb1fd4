import {
  ability,
  ally,
  anAlly,
  controlledByYou,
  deal,
  destroy,
  discard,
  draw,
  each,
  give,
  has,
  heroOrAlly,
  interrupt,
  inZone,
  ongoing,
  opposing,
  putIntoHand,
  quest,
  reward,
  set,
  target,
  targetOpponent,
  weapon,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';

type Setup = Parameters<typeof scenario>[0][string];
type Options = NonNullable<Parameters<typeof scenario>[1]>;

/** What the raiders of these tests have: cards that cost nothing unless the cost matters. */
const CARDS = set({
  Recruit: ally({ cost: 1, tags: ['Human'], atk: [2, 'melee'], health: 2 }),
  Guard: ally({ cost: 2, tags: ['Human'], atk: [1, 'melee'], health: 6 }, has('Protector')),
  Veteran: ally({ cost: 3, tags: ['Dwarf'], atk: [4, 'melee'], health: 4 }),
  Giant: ally({ cost: 4, tags: ['Dwarf'], atk: [9, 'melee'], health: 9 }),
  Charger: ally({ cost: 0, tags: ['Human'], atk: [1, 'melee'], health: 1 }, has('Ferocity')),
  Charm: ability({ cost: 0, instant: true }, give(target(anAlly), [controlledByYou], 'this game')),
  Cataclysm: ability({ cost: 0, instant: true }, deal(99, 'fire', each(heroOrAlly))),
  Ruin: ability({ cost: 0, instant: true }, deal(99, 'fire', target(heroOrAlly)), draw()),
  Zap: ability({ cost: 0, instant: true }, deal(1, 'arcane', target(heroOrAlly))),
  Blast: ability({ cost: 0, instant: true }, deal(50, 'fire', target(heroOrAlly))),
  Bolt: ability({ cost: 0, instant: true }, deal(50, 'nature', target(heroOrAlly))),
  Slay: ability({ cost: 0, instant: true }, destroy(target(anAlly))),
  Deny: ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', { kind: ['Ability', 'Ally', 'Event'] })))),
  Recall: ability({ cost: 0, instant: true }, putIntoHand(target(opposing({ kind: ['Ability', 'Ally'] })))),
  Amnesia: ability({ cost: 0, instant: true }, discard(2, targetOpponent())),
  Gift: ability({ cost: 0, instant: true }, draw(2, targetOpponent())),
  Banner: ongoing({ cost: 2 }),
  Torch: ongoing({ cost: 1 }),
  Errand: quest({}, reward([1], draw(1))),
  Sword: weapon({ cost: 3, atk: [2, 'melee'], strike: 0 }),
});

const raider = (setup: Setup = {}): Setup => ({ deck: 10, ...setup });

/** Three raiders and the Caverns; the raid deck is as given, top card first, and Mal'Ganis is its hero unless it is said otherwise. */
export function cavernsTable(
  boss: Setup,
  raiders: { readonly ann?: Setup; readonly bea?: Setup; readonly cy?: Setup } = {},
  options: Options = {},
) {
  const { decks, heroes, ...rest } = boss;
  return scenario(
    {
      boss: {
        boss: "Mal'Ganis",
        marked: 'ann',
        decks: { Caverns: ['Infinite Warden', 'Infinite Warden', 'Infinite Warden'], ...decks },
        heroes: heroes ?? ['Aeonus'],
        ...rest,
      },
      ann: raider(raiders.ann),
      bea: raider(raiders.bea),
      cy: raider(raiders.cy),
    },
    { raid: 'caverns-of-time', turn: 'boss', step: 'ready', cards: CARDS, ...options },
  );
}
