const RAISING = /^([+-]\d+) (ATK|DEF|Health)$/;
/** "+1 / +1": ATK and health. */
const RAISING_BOTH = /^([+-]\d+) \/ ([+-]\d+)$/;

export interface Raise {
  readonly change: 'atk' | 'health' | 'def';
  readonly by: number;
}

/** What a counter without a name does; nothing for one with a name (404.1c). */
export function raisedBy(name: string): readonly Raise[] {
  const [, atk, health] = RAISING_BOTH.exec(name) ?? [];
  if (atk !== undefined)
    return [
      { change: 'atk', by: Number(atk) },
      { change: 'health', by: Number(health) },
    ];
  const raising = RAISING.exec(name);
  if (!raising) return [];
  return [{ change: raising[2] === 'ATK' ? 'atk' : raising[2] === 'DEF' ? 'def' : 'health', by: Number(raising[1]) }];
}
