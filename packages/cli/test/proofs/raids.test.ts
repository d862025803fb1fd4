import { RAIDS } from '@meetingstone/raids';
import { expect, test } from 'vitest';
import type { Care } from '../../src/proofs/prove.ts';
import { proveRaid } from '../../src/proofs/prove.ts';

const CARE: Care = {
  kept: 20,
  written: 97,
  rewound: 307,
  shown: 3,
  exchanged: 3,
  viewed: 211,
  followed: 101,
  worded: 7,
  replayed: 1,
};

for (const raid of RAIDS)
  test.each(raid.modes)(`${raid.key}: random raids keep every property, %s`, { timeout: 900_000 }, (mode) => {
    for (const [n, raiders] of [1, 3].entries()) {
      const { ended } = proveRaid(raid, mode, raiders, 60_001 + n, CARE);
      expect([raiders, ended]).toEqual([raiders, true]);
    }
  });
