import type { CardView } from '@meetingstone/rules';
import type { Table } from './table.ts';
import { endures, isCharacter, isHero, left, worth } from './table.ts';

const WIN = 1000;

/** The weapons with which a player's hero could strike now, strongest first. */
function strikes(hero: CardView, table: Table): readonly CardView[] {
  const means = table.means(hero.controller);
  return table.view.play
    .filter((card) => card.controller === hero.controller && !card.exhausted && card.tags.includes('Weapon'))
    .filter((card) => (card.strike ?? 0) <= means)
    .sort((a, b) => (b.atk ?? 0) - (a.atk ?? 0));
}

/** The damage a character would deal in a combat that starts now. */
export function blow(card: CardView, table: Table): number {
  const own = Math.max(0, card.atk ?? 0);
  return isHero(card) ? own + (strikes(card, table)[0]?.atk ?? 0) : own;
}

/** What a combat between these two is worth to the attacker's player. */
function duel(attacker: CardView, defender: CardView, table: Table): number {
  const dealt = blow(attacker, table);
  if (dealt <= 0 || endures(defender)) return -1;
  const taken = attacker.keywords.includes('Long-Range') ? 0 : blow(defender, table);
  const kills = dealt >= left(defender);
  if (isHero(defender) && kills) return WIN;
  const won = isHero(defender)
    ? dealt * 0.8
    : kills
      ? worth(defender) + 1
      : (worth(defender) * 0.3 * dealt) / left(defender);
  return won - lossOf(attacker, taken);
}

function lossOf(card: CardView, taken: number): number {
  if (isHero(card)) return taken >= left(card) ? WIN : taken * 0.5;
  return taken >= left(card) ? worth(card) : taken * 0.1;
}

const canProtect = (card: CardView): boolean => !card.exhausted && card.keywords.includes('Protector');

/** What attacking is worth, if somebody may step in between. */
export function attackGain(attacker: CardView, defender: CardView, table: Table): number {
  const gain = duel(attacker, defender, table);
  if (gain < 0 || attacker.keywords.includes('Stealth')) return gain;
  const others = table.view.play.filter(
    (card) => card.controller === defender.controller && card.id !== defender.id && canProtect(card),
  );
  if (others.length === 0) return gain;
  const worst = Math.min(...others.map((card) => duel(attacker, card, table)));
  return Math.min(gain, gain * 0.5 + worst * 0.5);
}

/** The best attack this character could make, as far as one can see before choosing. */
export function bestAttack(attacker: CardView, table: Table): number {
  const gains = table.view.play
    .filter((card) => isCharacter(card) && !table.isFriend(card.controller) && !card.keywords.includes('Elusive'))
    .map((card) => attackGain(attacker, card, table));
  const most = Math.max(-1, ...gains);
  const staysHome = attacker.keywords.includes('Protector') && most < WIN;
  return staysHome ? most - threat(table) : most;
}

/** How much a protector is needed at home. */
function threat(table: Table): number {
  const opposing = table.view.play.filter((card) => !table.isFriend(card.controller) && card.types.includes('Ally'));
  return opposing.length > 0 ? 1 : 0;
}

/** What it is worth to step in front of the attacked one. */
export function protectGain(protector: CardView, attacked: CardView, attacker: CardView): number {
  const dealt = Math.max(0, attacker.atk ?? 0);
  const saved = lossOf(attacked, dealt) * (isHero(attacked) ? 1.4 : 1);
  const lost = lossOf(protector, dealt);
  const struck = attacker.keywords.includes('Long-Range') ? 0 : Math.max(0, protector.atk ?? 0);
  const before = attacker.keywords.includes('Long-Range') ? 0 : Math.max(0, attacked.atk ?? 0);
  const won = struck >= left(attacker) && before < left(attacker) ? (isHero(attacker) ? WIN : worth(attacker)) : 0;
  return saved + won - lost - 0.3;
}
