import { PLAYED, proves } from './proving.ts';

proves([['duel', 900, PLAYED, 1]]);
