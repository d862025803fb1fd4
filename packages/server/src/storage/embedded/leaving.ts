import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What those call themselves who only ask: two who go at once do not take each other for somebody who stays. */
const LEAVING = 'meetingstone leaving';

/** How often somebody who does not answer is asked, and how long each time. */
const TRIES = 5;

/** Others may use the same PostgreSQL: the last one who goes stops it. One that only answers late is not gone. */
export async function stopIfLast(wayIn: () => pg.ClientConfig, stop: () => Promise<void>, wait = 3_000): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const others = await othersAt({ ...wayIn(), connectionTimeoutMillis: wait, query_timeout: wait });
    if (others === 'gone') return;
    if (others === 'no answer') await pause(wait / 10);
    else return others === 0 ? stop() : undefined;
  }
}

async function othersAt(wayIn: pg.ClientConfig): Promise<number | 'gone' | 'no answer'> {
  const client = new pg.Client({ ...wayIn, application_name: LEAVING });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::integer as others from pg_stat_activity
       where backend_type = 'client backend' and application_name not in ($1, $2)`,
      [LEAVING, wayIn.application_name],
    );
    return rows[0]!.others;
  } catch (error) {
    return (error as { code?: string }).code === 'ECONNREFUSED' ? 'gone' : 'no answer';
  } finally {
    client.end().catch(() => {}); // One that does not answer does not say goodbye either.
  }
}
