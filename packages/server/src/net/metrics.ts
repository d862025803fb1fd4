import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be counted without telling anything about any game. */
export interface Metrics {
  readonly registry: Registry;
  readonly acts: Counter;
  readonly batches: Histogram;
  readonly acks: Histogram;
  readonly refusals: Counter<'reason'>;
  readonly storageAway: Gauge;
  readonly botsGivenUp: Counter;
  readonly failures: Counter;
  readonly gauge: (name: string, help: string, value: () => number) => void;
}

export function metricsOf(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'meetingstone_' });
  const seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
  return {
    registry,
    acts: new Counter({ name: 'meetingstone_acts_total', help: 'Acts that were stored', registers }),
    batches: new Histogram({
      name: 'meetingstone_acts_per_commit',
      help: 'Acts stored with one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    acks: new Histogram({
      name: 'meetingstone_ack_seconds',
      help: 'From a message to its acknowledgement',
      buckets: seconds,
      registers,
    }),
    refusals: new Counter({
      name: 'meetingstone_refusals_total',
      help: 'Messages that were refused',
      labelNames: ['reason'],
      registers,
    }),
    storageAway: new Gauge({ name: 'meetingstone_storage_away', help: '1 while nothing can be stored', registers }),
    botsGivenUp: new Counter({
      name: 'meetingstone_bots_given_up_total',
      help: 'Answers of bots that took too long or failed',
      registers,
    }),
    failures: new Counter({ name: 'meetingstone_failures_total', help: 'Errors of the server itself', registers }),
    gauge: (name, help, value) => {
      new Gauge({
        name: `meetingstone_${name}`,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
  };
}
