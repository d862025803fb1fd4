import { PLAYED, proves } from './proving.ts';

proves([['duel', 450, PLAYED, 1351]]);
