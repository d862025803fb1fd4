import {
  ability,
  aCard,
  ally,
  anAbility,
  anAlly,
  anEffect,
  atk,
  controlledByYou,
  damaged,
  deal,
  destroy,
  discard,
  each,
  have,
  heroOrAlly,
  interrupt,
  inZone,
  item,
  ongoing,
  opposing,
  putDamage,
  putIntoHand,
  ready,
  target,
  targetOpponent,
  thisOne,
  when,
  yourHero,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import type { Ref, SeatSetup, TableOptions } from '@meetingstone/scenario';
import { scenario } from '@meetingstone/scenario';

const one = (name: string, facts: Omit<Facts, 'name'>): Facts => ({ name, ...facts });

/** What raiding players bring along. */
export const cards: readonly Facts[] = [
  one('Bolt', ability({ cost: 0, instant: true }, deal(4, 'frost', target(heroOrAlly)))),
  one('Doom', ability({ cost: 0, instant: true }, destroy(target(anAlly, { upTo: 5 })))),
  one('Rouse', ability({ cost: 0, instant: true }, ready(target(heroOrAlly)))),
  one('Hush', ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', anEffect(['triggered'])))))),
  one('Rummage', ability({ cost: 0, instant: true }, discard(1, targetOpponent()))),
  one('Something', ability({ cost: 0 }, destroy(target(aCard)))),
  one('Everything', ability({ cost: 0 }, destroy(each({ not: { kind: ['Hero'] } })))),
  one('Recall', ability({ cost: 0 }, putIntoHand(target(anAlly)))),
  one(
    'Persuade',
    ability({ cost: 0 }, { do: 'modify', what: target(anAlly), changes: [controlledByYou], duration: 'this game' }),
  ),
  one('Quake', ability({ cost: 0 }, deal(1, 'nature', each(opposing(heroOrAlly))))),
  one('Silence', ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', anAbility))))),
  one('Rock', item({ cost: 0 }, { power: 'self', cant: { cant: 'be destroyed' } })),
  one('Witness', item({ cost: 0 }, when({ event: 'exhaust', card: anAlly }, putDamage(1, yourHero)))),
  one('Trinket', item({ cost: 2 })),
  one('Charm', item({ cost: 0 })),
  one('Banner', ongoing({ cost: 3 })),
  one('Ogre', ally({ cost: 3, atk: [3, 'melee'], health: 9 })),
  one('Gnome', ally({ cost: 1, atk: [1, 'melee'], health: 1 })),
  one('Grudge', ally({ cost: 1, atk: [3, 'melee'], health: 9 }, have(damaged(thisOne), atk(5)))),
];

type Raiders = { readonly you?: SeatSetup; readonly friend?: SeatSetup };

/** The Lair with two raiding players, one of whom has the first turn unless it is said. */
export const lair = (boss: SeatSetup = {}, { you = {}, friend = {} }: Raiders = {}, options: TableOptions = {}) =>
  scenario({ boss, you, friend }, { raid: 'magtheridon', turn: 'you', cards, ...options });

export const UNLEASHED = { boss: 'Magtheridon', stage: 2 } as const;
export const COOLDOWN = { card: "Magtheridon's Lair" } as const;
export const NOVA = { card: "Magtheridon's Lair", flipped: true } as const;

/** An attack is seen through to its end. */
export function fight(t: ReturnType<typeof lair>, attacker: Ref, defender: Ref): void {
  t.player(t.turn()).attacks(attacker, defender);
  t.resolve.all();
  while (t.attacker() !== null) t.pass.all();
}
