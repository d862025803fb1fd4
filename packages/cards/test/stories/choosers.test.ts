import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

const [bargainer, tempter, drifter, hex, page, other] = written(
  "Grim Bargainer, 1, Ally—Demon, 1 [Shadow] / 2 Health\nWhen this ally enters play, an opponent chooses one: You draw two cards; or this ally deals 3 shadow damage to that opponent's hero.",
  'Old Tempter, 1, Ally—Demon, 1 [Shadow] / 2 Health\nWhen this ally enters play, each opponent chooses one: This ally deals 2 shadow damage to his hero; or you draw a card.',
  "Slow Drifter, 1, Ally—Naga, 1 [Frost] / 2 Health\nWhen an ability enters play, you may have target player gain control of it. If it's attached, that player may reattach it.",
  'Small Hex, 1, Shaman, Ability—Curse\nAttach to target ally.\nOngoing: Attached ally has -1 ATK.',
  'Odd Page, 1, Ally—Human, 2 [Melee] / 3 Health',
  'Even Page, 1, Ally—Human, 2 [Melee] / 3 Health',
);

rule('707.1c', 'the opponent who chooses a mode is "that opponent" in it', () => {
  const { you, foe, rival, resolve } = scenario({
    you: { team: 'A', hand: [bargainer!], resources: 1 },
    foe: { team: 'B' },
    rival: { team: 'C' },
  });
  you.plays('Grim Bargainer');
  resolve.all();
  you.chooses(rival);
  rival.chooses(2);
  resolve.all();
  expect([foe.hero.damage, rival.hero.damage]).toEqual([0, 3]);
});

rule('709.2e', 'where each opponent chooses, each one does so as the text resolves', () => {
  const { you, foe, rival, resolve } = scenario({
    you: { team: 'A', hand: [tempter!], resources: 1, deck: 3 },
    foe: { team: 'B' },
    rival: { team: 'C' },
  });
  you.plays('Old Tempter');
  resolve.all();
  foe.chooses(1);
  rival.chooses(2);
  expect([foe.hero.damage, rival.hero.damage, you.hand.length]).toEqual([2, 0, 1]);
});

rule('400.7a', 'another player who may reattach a card chooses its host', () => {
  const { you, foe, card, resolve } = scenario({
    you: { play: [drifter!], hand: [hex!], resources: 1 },
    foe: { play: [page!, other!] },
  });
  you.plays('Small Hex', { targets: ['Slow Drifter'] });
  resolve.all();
  you.chooses(foe);
  resolve.all();
  you.chooses(true);
  foe.chooses(true);
  foe.chooses('Odd Page');
  expect([card('Small Hex').attachedTo, card('Small Hex').controller]).toEqual(['Odd Page', 'foe']);
});
