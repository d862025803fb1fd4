import { expect, expectTypeOf } from 'vitest';

/** A test of a file, with its whole title. */
export interface Test {
  readonly title: string;
  readonly body: () => unknown;
}

type Args = readonly unknown[];
const bodyIn = (rest: Args) => rest.find((one) => typeof one === 'function') as (...args: Args) => unknown;

/** A title with the values of one row in the place of %s, %i and %j. */
function filled(title: string, row: Args): string {
  let at = 0;
  return title.replace(/%[sijdo]/g, (mark) => (mark === '%j' ? JSON.stringify(row[at++]) : String(row[at++])));
}

const rowOf = (row: unknown): Args => (Array.isArray(row) ? row : [row]);

/** What a test file imports as vitest: its tests are collected and run one by one, with vitest's own expectations. */
export function collecting(): { readonly tests: Test[]; readonly vitest: object } {
  const tests: Test[] = [];
  const test = (title: string, ...rest: Args) => tests.push({ title, body: () => bodyIn(rest)() });
  const describe = (_: string, ...rest: Args) => bodyIn(rest)();
  const each = (run: (title: string, body: () => unknown) => unknown) => {
    return (rows: Args) =>
      (title: string, ...rest: Args) => {
        for (const row of rows.map(rowOf)) run(filled(title, row), () => bodyIn(rest)(...row));
      };
  };
  const nothing = () => undefined;
  const vitest = {
    expect,
    expectTypeOf,
    test: Object.assign(test, { each: each(test) }),
    describe: Object.assign(describe, { each: each(describe) }),
    afterAll: nothing,
  };
  return { tests, vitest };
}
