import type { Plurality } from './phrase.ts';
import type { Row } from './row.ts';

/** The rows of one kind of phrase. */
export interface Table {
  readonly name: string;
  readonly rows: () => readonly Row<unknown>[];
  readonly number: Plurality;
}

const tables: Table[] = [];

/** Whoever looks at all phrases finds this kind among them. */
export function registered(table: Table): void {
  tables.push(table);
}

/** Every kind of phrase that was made of rows so far; looking at the rows of one may make others. */
export function* everyTable(): Generator<Table> {
  for (let n = 0; n < tables.length; n++) yield tables[n]!;
}
