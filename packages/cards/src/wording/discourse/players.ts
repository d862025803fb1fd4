import type { Players } from '@meetingstone/rules';
import { asSelection } from '../unresolved.ts';
import type { Discourse, Walked } from './discourse.ts';
import { mentionPlayer, refuse, THAT_PLAYER } from './discourse.ts';
import type { PlayerMention } from './mention.ts';
import type { Place } from './place.ts';

/** The player spoken of last; one who is known only by his hero or his card is meant where nobody else is. */
export function lastPlayer({ mentions }: Discourse): PlayerMention | undefined {
  const players = mentions.filter((one) => one.kind === 'player');
  return players.findLast(({ origin }) => origin !== 'by his hero' && origin !== 'by his card') ?? players.at(-1);
}

/** Players as a text names them; everybody but you can be spoken of as "that player" afterwards. */
export function walkPlayers(value: Players, place: Place, before: Discourse): Walked<Players> {
  const { position, reading } = place;
  const isWithin = position === 'within';
  let said = before;
  if (value.player === 'that') {
    const meant = lastPlayer(said);
    if (!meant || meant.origin === 'somebody') said = refuse(said, 'that player');
    else if (meant.ref.player !== 'that') return { value: meant.ref, after: said };
  }
  if (value.player === 'target' && isWithin && !reading) said = refuse(said, 'target player');
  if (value.player === 'target' && isWithin)
    said = mentionPlayer(said, 'target', { player: 'targeted', slot: said.targets });
  else if (value.player === 'target' && !value.count && !said.unnumbered)
    said = mentionPlayer(said, 'named', THAT_PLAYER, said.targets);
  else if (value.player !== 'you') said = mentionPlayer(said, 'named', THAT_PLAYER);
  if (value.player === 'target') said = { ...said, targets: said.targets + 1 };
  if (!('of' in value)) return { value, after: said };
  const of = place.pass.selection(
    value.of,
    { ...place, besides: undefined, position: isWithin ? 'within' : 'owner' },
    said,
  );
  return { value: { ...value, of: asSelection(of.value) }, after: of.after };
}
