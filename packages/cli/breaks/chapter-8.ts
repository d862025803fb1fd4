import type { Break } from './break.ts';

/** Additional rules. */
export const CHAPTER_8: readonly Break[] = [
  {
    rule: '800.1b',
    what: 'teammates need not agree to hearthing',
    file: 'card-specific/hearthing.ts',
    from: "for (const seat of ours) if (seat !== controller && !(yield* askYesNo(table, seat, 'may', source))) return false;",
    to: '',
  },
  {
    rule: '800.1d',
    what: 'equipment is kept after the last game of a match',
    file: 'card-specific/hearthing.ts',
    from: 'if (!table.state.special.final)',
    to: '',
  },
  {
    rule: '800.2b',
    what: 'a new deck contains five copies of a card',
    file: 'card-specific/newDeck.ts',
    from: 'if (!card.unlimited && chosen',
    to: 'if (card.unlimited && chosen',
  },
  {
    rule: '800.3a',
    what: 'who has started a raid draws on his first turn',
    file: 'card-specific/raid.ts',
    from: 'if (special.raiding !== player) return false;',
    to: 'return false;',
  },
  {
    rule: '802.1',
    what: 'players choose in the order of their seats, whoever’s turn it is',
    file: 'concepts/seats.ts',
    from: 'return clockwiseFrom(state, state.turn.player);',
    to: 'return clockwiseFrom(state, state.turn.order[0]!);',
  },
  {
    rule: '802.2',
    what: 'nobody chooses the order of his packets',
    file: 'concepts/packets.ts',
    from: 'of yield* ordered(table, seat, mine))',
    to: 'of mine)',
  },
  {
    rule: '803.2',
    what: 'the action that would continue the loop is offered again',
    file: 'concepts/loops/loops.ts',
    from: 'return barred !== null && barred.player === seat',
    to: 'return barred !== null && barred.player !== seat',
  },
  {
    rule: '803.2',
    what: 'nobody can choose a smaller number of iterations',
    file: 'concepts/loops/loops.ts',
    from: 'times = fewer;',
    to: '',
  },
  {
    rule: '803.3',
    what: 'a loop of triggered effects starts once more than was chosen',
    file: 'events/triggers.ts',
    from: 'if (table.state.loops.silent && fallsSilent(table, trigger)) continue; // 803.3',
    to: '',
  },
  {
    rule: '803.4',
    what: 'nobody is asked whether he breaks the loop',
    file: 'concepts/loops/loops.ts',
    from: 'of inTurnOrder(table.state).filter((one) => able.includes(one)))',
    to: 'of inTurnOrder(table.state).filter(() => false))',
  },
  {
    rule: '803.5',
    what: 'a loop of checks is won by the turn player',
    file: 'concepts/losing.ts',
    from: "table.set('outcome', { winners: [] });",
    to: "table.set('outcome', { winners: [table.state.turn.player] });",
  },
];
