import { location, set, token } from '../../language/cards.ts';
import { onYourTurn, pay } from '../../language/powers.ts';

export const locations = set({
  'Twilight Citadel': location(
    {},
    onYourTurn(
      pay([1, 'activate'], { do: 'put token', token: token('Twilight Dragonkin', { atk: [1, 'shadow'], health: 1 }) }),
    ),
  ),
});
