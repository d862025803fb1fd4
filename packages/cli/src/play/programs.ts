import type { Seat } from '@meetingstone/rules';
import { foreignPlayer, isForeign } from '../foreign/player.ts';
import { deedOf } from '../foreign/playing.ts';
import type { Screen } from './screen.ts';
import { thinkFor, tryTo } from './screen.ts';

/** Lets a bot think: one of ours, or a program of somebody else, which concedes where it fails, and that is said. */
export async function letThink(
  screen: Screen,
  seat: Seat,
  bot: string,
  say: (sentence: string) => void,
): Promise<void> {
  if (!isForeign(bot)) return thinkFor(screen, seat, bot);
  const program = screen.programs.get(seat) ?? foreignPlayer(bot, seat, false);
  screen.programs.set(seat, program);
  const { at: _, ...deed } = await deedOf(program, screen.sitting, seat, bot, { onFailure: say });
  const failed = tryTo(screen, deed);
  if (failed) throw new Error(`what ${bot} may do was refused: ${JSON.stringify(failed)}`);
}

/** Nobody plays on here. */
export function dismissPrograms({ programs, sitting }: Screen): void {
  for (const program of programs.values()) program.leave(sitting);
  programs.clear();
}
