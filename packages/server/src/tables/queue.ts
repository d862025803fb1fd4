/** One thing after the other, in the order in which they were asked for. */
export interface Queue {
  readonly add: <T>(doing: () => Promise<T>) => Promise<T>;
  readonly settled: () => Promise<void>;
}

export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: (doing) => {
      const done = last.then(doing);
      last = done.catch(() => {});
      return done;
    },
    settled: async () => {
      await last;
    },
  };
}
