/** Something at which others wait until it is opened. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly isClosed: () => boolean;
  readonly open: () => void;
}

export function gate(closed: boolean): Gate {
  let isClosed = closed;
  let letIn = (): void => {};
  const opened = closed
    ? new Promise<void>((then) => {
        letIn = then;
      })
    : Promise.resolve();
  return {
    opened,
    isClosed: () => isClosed,
    open: () => {
      isClosed = false;
      letIn();
    },
  };
}
