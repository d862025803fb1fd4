/**
 * The head of a text that says something of its own for each of several heroes: an event, perhaps with what is targeted then, when
 * it can be used, a keyword.
 */
const HEAD = /^(?:(?:When|At) [^"]*(?:,|, (?:target|choose) [^.]*\.)|If [^"]*:|Death Rattle:)$/;
const BRANCH = /^(\[[A-Z][\w ]*\] Hero:) (.+)$/s;
const BRANCHES = /\s+(?=\[[A-Z][\w ]*\] Hero:)/;

/** "When this happens, [Mage] Hero: ... [Priest] Hero: ...": each of them is told with what stands before all of them (BT.20). */
export function eachWithItsHead(paragraphs: readonly string[]): readonly string[] {
  const at = paragraphs.findIndex((one, n) => HEAD.test(one) && BRANCH.test(paragraphs[n + 1] ?? ''));
  if (at < 0) return paragraphs;
  const head = paragraphs[at]!;
  const later = paragraphs.slice(at + 1).flatMap((one) => one.split(BRANCHES));
  const others = later.findIndex((one) => !BRANCH.test(one));
  const branches = others < 0 ? later : later.slice(0, others);
  return [
    ...paragraphs.slice(0, at),
    ...branches.map((one) => {
      const [, hero = '', does = ''] = BRANCH.exec(one)!;
      return `${hero} ${head} ${head.endsWith(',') ? does.charAt(0).toLowerCase() + does.slice(1) : does}`;
    }),
    ...later.slice(branches.length),
  ];
}
