import { measureDuel } from './duel.ts';
import { measureForks, measureHeap, measureRoundTrips } from './games.ts';
import { measureGrowth } from './growth.ts';
import { measureDerivation, measureModifiers } from './modifiers.ts';
import { measureRaids } from './raids.ts';
import { yardstick } from './yardstick.ts';

/** Every figure is a rate of this run; compare them with the yardstick of the same run. */
const before = yardstick();
const duel = measureDuel();
const forksPerSecond = measureForks();
const jsonRoundTripsPerSecond = measureRoundTrips();
const heapPerGameKiB = measureHeap();
const growth = measureGrowth();
const modifiers = measureModifiers();
const derivation = measureDerivation();
const raids = measureRaids();
const yardstickPerSecond = Math.round((before + yardstick()) / 2);

console.log(`decisions in the time of one yardstick: ${(duel.decisionsPerSecond / yardstickPerSecond).toFixed(1)}`);
console.log(`forks in the time of one yardstick: ${(forksPerSecond / yardstickPerSecond).toFixed(0)}`);
console.log(
  JSON.stringify({
    yardstickPerSecond,
    duel,
    forksPerSecond,
    jsonRoundTripsPerSecond,
    heapPerGameKiB,
    growth,
    modifiers,
    derivation,
    raids,
  }),
);
