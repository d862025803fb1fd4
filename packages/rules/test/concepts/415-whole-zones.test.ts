import {
  ability,
  anAlly,
  cardsInHandOf,
  compared,
  destroy,
  draw,
  maximumHandSizeOf,
  put,
  putFrom,
  target,
  targeted,
  targetPlayer,
  until,
  you,
  zoneOf,
} from '@meetingstone/cards/language';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { one, quick } from '../keywords/kit.ts';

rule('415.1', 'a hand is looked at as a whole, by one player alone', () => {
  const spy = one('Spy', ability(quick, { do: 'look at', what: zoneOf('hand', targetPlayer()) }));
  const t = scenario({ you: { hand: [spy] }, foe: { hand: ['Ember Lash', 'Quarry Ogre'] } });
  t.you.plays('Spy', { targets: ['foe'] });
  t.pass.all();
  const shown = (seat: number) => viewGame(t.game(), seat).shown.map(({ name }) => name);
  expect([shown(0), shown(1)]).toEqual([['Ember Lash', 'Quarry Ogre'], []]);
  t.you.choosesAmong(['none'], 'none');
});

rule('415.5', "a target player's graveyard is shuffled into his deck, and nobody else's", () => {
  const renewal = one(
    'Renewal',
    ability(quick, put(zoneOf('graveyard', targetPlayer()), { to: 'deck', at: 'shuffled' })),
  );
  const t = scenario({
    you: { hand: [renewal], graveyard: ['Charge'], deck: 1 },
    foe: { graveyard: ['Ember Lash', 'Quarry Ogre'], deck: 1 },
  });
  t.you.plays('Renewal', { targets: ['foe'] });
  t.pass.all();
  expect([t.foe.graveyard, t.foe.deck.length, t.you.graveyard]).toEqual([[], 3, ['Charge', 'Renewal']]);
});

rule('415.9b', 'what is put "from a graveyard" is put there only if it lies in one', () => {
  const text = putFrom('graveyard', targeted(0), { to: 'hand' });
  const lost = one('Lost', ability(quick, destroy(target(anAlly)), text));
  const kept = one('Kept', ability(quick, put(target(anAlly), { to: 'removed' }), text));
  const ends = (card: typeof lost) => {
    const t = scenario({ you: { hand: [card], play: ['Quarry Ogre'] }, foe: {} });
    t.you.plays(card.name, { targets: ['Quarry Ogre'] });
    t.pass.all();
    return t.you.hand;
  };
  expect([ends(lost), ends(kept)]).toEqual([['Quarry Ogre'], []]);
});

rule('415.4b', 'cards are drawn until a hand has its maximum size', () => {
  const full = compared(cardsInHandOf(you), 'or more', maximumHandSizeOf(you));
  const rush = one('Rush', ability(quick, until(full, draw())));
  const t = scenario({ you: { hand: [rush, 'Charge'], deck: 20 }, foe: {} });
  t.you.plays('Rush');
  t.pass.all();
  expect(t.you.hand.length).toBe(7);
});

rule('415.9f', 'where each player draws for what he controls, each counts his own', () => {
  const count = { amount: 'count', of: { kind: ['Ally'], of: { player: 'that' } } } as const;
  const feast = one('Feast', ability(quick, { do: 'draw', who: { player: 'each' }, count }));
  const t = scenario({
    you: { hand: [feast], play: ['Footsoldier'], deck: 5 },
    foe: { play: ['Quarry Ogre', 'Footsoldier'], deck: 5 },
  });
  t.you.plays('Feast');
  t.pass.all();
  expect([t.you.hand.length, t.foe.hand.length]).toEqual([1, 2]);
});

rule('712.7', 'what another player may do he does himself, if he wants to', () => {
  const offer = one(
    'Offer',
    ability(quick, {
      do: 'may',
      who: { player: 'each' },
      effects: [{ do: 'draw', who: { player: 'that' }, count: 1 }],
    }),
  );
  const t = scenario({ you: { hand: [offer], deck: 5 }, foe: { deck: 5 } });
  t.you.plays('Offer');
  t.pass.all();
  t.you.chooses('no');
  t.foe.chooses('yes');
  expect([t.you.hand.length, t.foe.hand.length]).toEqual([0, 1]);
});
