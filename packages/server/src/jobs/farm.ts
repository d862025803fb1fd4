import { setTimeout as pause } from 'node:timers/promises';
import type { BackendFactory, IQueueBackend } from 'bullmq';
import { withBackend } from 'bullmq';
import { newId } from '../storage/secrets.ts';

/** Machines that share a queue: some ask, others work. */
export interface Farm {
  /** Lets others do these tasks. What each came to, in the order of the tasks; the first that fails ends it all. */
  readonly ask: (tasks: readonly object[], terms: Asking) => Promise<readonly object[]>;
  readonly work: (terms: Working) => Work;
  readonly close: () => Promise<void>;
}

interface Asking {
  /** Is told again and again how many are done. */
  readonly progress: (done: number) => void;
  /** Is told once if nobody is at work after a while. */
  readonly nobodyWorks: () => void;
  /** What has not begun by then is done by nobody. */
  readonly until: AbortSignal;
}

interface Working {
  readonly does: (task: object) => Promise<object>;
  readonly atOnce: number;
  /** Ends when there is nothing to do. */
  readonly untilEmpty: boolean;
  readonly warn: (why: string) => void;
}

interface Work {
  /** What was begun is done before it ends. */
  readonly stop: () => void;
  /** How many tasks were done. */
  readonly ended: Promise<number>;
}

/** What a machine has taken and does not renew for so long is given to another. */
const LEASE = 10_000;
/** So many machines may be lost over one task before it is taken for the reason. */
const LOSSES = 5;
const EVERY = 100;
/** So many milliseconds a machine may take to see that there is something to do. */
const FIRST = 3_000;
const TASKS = 'tasks';

/**
 * A farm on one of BullMQ's backends. What somebody asks for is a flow: the tasks are the children of a job that nobody does, and what
 * they came to is kept with it until it is fetched. So nothing hangs on being there when a task is done.
 */
export function farmOn<Backend extends IQueueBackend, Connection>(
  factory: BackendFactory<Backend, Connection>,
  connection: Connection,
  close: () => Promise<void>,
): Farm {
  const { FlowProducer, Queue, Worker } = withBackend(factory);
  return {
    ask: async (tasks, { progress, nobodyWorks, until }) => {
      const flows = new FlowProducer({ connection });
      flows.on('error', () => {}); // Whoever asks hears of it in the answer.
      const id = newId();
      const isAtWork = async (): Promise<boolean> => {
        const queue = new Queue(TASKS, { connection });
        queue.on('error', () => {});
        const active = await queue.getActiveCount();
        await queue.close();
        return active > 0;
      };
      try {
        const { job } = await flows.add({
          name: 'asked',
          queueName: `asked ${id}`,
          children: tasks.map((data, number) => ({
            name: 'task',
            queueName: TASKS,
            data,
            opts: {
              jobId: `${id} ${number}`,
              removeOnComplete: true,
              removeOnFail: true,
              ignoreDependencyOnFailure: true,
            },
          })),
        });
        try {
          for (let round = 1; ; round++) {
            const { processed = 0, ignored = 0 } = await job.getDependenciesCount({ processed: true, ignored: true });
            if (ignored > 0) throw new Error(Object.values(await job.getIgnoredChildrenFailures())[0]);
            if (processed > 0) progress(processed);
            if (processed === tasks.length) return inOrder(await job.getChildrenValues<object>());
            if (round * EVERY === FIRST && processed === 0 && !(await isAtWork())) nobodyWorks();
            await pause(EVERY, undefined, { signal: until });
          }
        } finally {
          await job.removeUnprocessedChildren();
          await job.remove({ removeChildren: false });
        }
      } finally {
        await flows.close();
      }
    },
    work: ({ does, atOnce, untilEmpty, warn }) => {
      const worker = new Worker<object, object>(TASKS, ({ data }) => does(data), {
        connection,
        concurrency: atOnce,
        lockDuration: LEASE,
        stalledInterval: LEASE / 4,
        maxStalledCount: LOSSES,
        runRetryDelay: 1_000,
      });
      let [done, warned] = [0, ''];
      worker.on('completed', () => {
        done += 1;
      });
      worker.on('error', ({ message }) => {
        if (message !== warned) warn(message);
        warned = message;
      });
      const stop = (): void => void worker.close();
      if (untilEmpty) worker.on('drained', stop);
      return { stop, ended: new Promise((then) => worker.once('closed', () => then(done))) };
    },
    close,
  };
}

/** The keys of the children end in their numbers. */
const inOrder = (values: Readonly<Record<string, object>>): readonly object[] =>
  Object.entries(values)
    .map(([key, value]) => ({ number: Number(key.slice(key.lastIndexOf(' '))), value }))
    .sort((a, b) => a.number - b.number)
    .map(({ value }) => value);
