/** Does something again and again, with so many milliseconds in between. What goes wrong is told, and tried again. */
export function repeating(every: number, doing: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const round = async (): Promise<void> => {
    try {
      await doing();
    } catch (error) {
      if (!isOver) failed(error);
    }
    if (!isOver) timer = setTimeout(round, every).unref();
  };
  timer = setTimeout(round, every).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
