/** Does something for each number below `count`, so many at a time, the lowest first. */
export async function sideBySide(count: number, atOnce: number, doing: (n: number) => Promise<void>): Promise<void> {
  let begun = 0;
  const one = async (): Promise<void> => {
    while (begun < count) await doing(begun++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
}
