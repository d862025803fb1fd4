import { beside, printed } from './beside.ts';
import { measureDuel } from './duel.ts';
import { measureForks, measureHeap, measureRoundTrips } from './games.ts';
import { measureGrowth } from './growth.ts';
import { measureDerivation, measureModifiers } from './modifiers.ts';
import { measurePlayouts } from './playouts.ts';
import { measureRaids } from './raids.ts';
import { measureStart } from './start.ts';
import { measureViews } from './views.ts';
import { yardstick } from './yardstick.ts';

/** Every figure is a rate of this run; compare them with the yardstick of the same run. */
export function bench(): void {
  const before = yardstick();
  const start = measureStart();
  const duel = beside('duel', measureDuel);
  const forksPerSecond = beside('forks', measureForks);
  const jsonRoundTripsPerSecond = beside('JSON round trips', measureRoundTrips);
  const views = beside('views of every seat', measureViews);
  const playoutsPerSecond = beside('playouts', measurePlayouts);
  const heap = measureHeap();
  const growth = beside('decisions, by allies in play', measureGrowth);
  const modifiers = beside('decisions, by modifiers among 40 allies', measureModifiers);
  const derivation = measureDerivation();
  const raids = beside('decisions of raids', measureRaids);
  const yardstickPerSecond = Math.round((before + yardstick()) / 2);

  const ratios = Object.fromEntries(printed().map(({ name, perYardstick }) => [name, perYardstick]));
  for (const { name, figure, perYardstick } of printed())
    console.log(`${name}: ${figure} per second, ${perYardstick} in the time of one yardstick`);
  console.log(
    `start: a small command takes ${start.ratio} times a bare Node (${start.commandMs} ms, ${start.bareMs} ms)`,
  );
  console.log(`heap of one game: ${heap.playedKiB} KiB played, ${heap.readBackKiB} KiB read back from JSON`);
  console.log(
    JSON.stringify({
      yardstickPerSecond,
      duel,
      forksPerSecond,
      jsonRoundTripsPerSecond,
      views,
      playoutsPerSecond,
      start,
      heapPerGameKiB: heap.playedKiB,
      heap,
      growth,
      modifiers,
      derivation,
      raids,
      perYardstick: ratios,
    }),
  );
}
