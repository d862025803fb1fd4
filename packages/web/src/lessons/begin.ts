import { fetched } from '../app/api.ts';
import { go } from '../app/route.tsx';
import { sitsAt } from '../live/line.ts';

/** Has a lesson begun for oneself, and goes to its table. */
export async function beginLesson(key: string): Promise<void> {
  const { game } = await fetched<{ readonly game: string }>(`/api/lessons/${key}`, 'POST');
  sitsAt(game);
  go(`/table/${game}`);
}
