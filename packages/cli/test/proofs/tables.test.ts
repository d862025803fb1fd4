import { GLANCED_AT, PLAYED, proves, WATCHED } from './proving.ts';

proves([
  ['free-for-all', 120, PLAYED, 10_001],
  ['two teams of two', 80, PLAYED, 20_001],
  ['two teams of three', 20, PLAYED, 30_001],
  ['duel', 6, WATCHED, 40_001],
  ['free-for-all', 1, GLANCED_AT, 50_001],
]);
