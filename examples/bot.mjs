// A bot for Meeting Stone: meetingstone simulate --bots "exec:node examples/bot.mjs" greedy
//
// One JSON message in each line of standard input and output; docs/protocol.md tells what they mean. It does whatever is offered
// before it passes, and points harm at the others and help at its friends.
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const cards = new Map();
const players = new Map();
let table = {};

/** A table is a step that brings everything. */
function take({ cards: changed = [], gone = [], players: sides = [], ...parts }) {
  if (parts.type === 'table') cards.clear();
  for (const card of changed) cards.set(card.id, card);
  for (const id of gone) cards.delete(id);
  for (const side of sides) players.set(side.seat, { ...players.get(side.seat), ...side });
  table = { ...table, ...parts };
}

const isFriend = (seat) => players.get(seat).team === players.get(table.you).team;

function worth({ choose, group }, { question, tone }) {
  if (question === 'priority')
    return choose.choose === 'pass' ? 1 : table.turn.player === table.you && group !== 'use' ? 2 : 0;
  if (question === 'mulligan') return choose.choose === 'no' ? 1 : 0;
  const card = cards.get(choose.card);
  const owner = choose.player ?? card?.controller ?? card?.owner;
  if (owner === undefined) return choose.choose === 'yes' || choose.choose === 'automatic' ? 1 : 0;
  return isFriend(owner) === (tone === 'help') ? 2 : -1;
}

send({ type: 'hello', version: 1 });
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'bye') break;
  if (message.type !== 'table' && message.type !== 'step') continue;
  take(message);
  const { decision, game } = table;
  if (!decision) continue;
  const [best] = decision.options.toSorted((one, other) => worth(other, decision) - worth(one, decision));
  send({ type: 'answer', game, key: `a${decision.number}`, decision: decision.number, choose: best.choose });
}
