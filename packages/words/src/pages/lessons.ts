/** What is said about lessons, besides their own words. */
export interface LessonWords {
  readonly title: string;
  readonly lead: string;
  readonly fetching: string;
  readonly minutes: (minutes: number, isLearned: boolean) => string;
  readonly begin: (isLearned: boolean) => string;
  readonly lesson: (title: string) => string;
  readonly at: (step: number, of: number) => string;
  readonly fold: (isFolded: boolean) => string;
  /** After the word that folds or shows. */
  readonly theWords: string;
  readonly progress: string;
  readonly showMe: string;
  readonly next: string;
  readonly playOn: string;
  readonly all: string;
}
