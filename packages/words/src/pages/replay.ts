/** What is said where a game is gone through again. */
export interface ReplayWords {
  readonly title: string;
  readonly fetching: string;
  readonly yourGames: string;
  readonly steps: string;
  readonly step: string;
  readonly at: (step: number, of: number) => string;
  readonly place: (step: number, of: number, turn: number) => string;
  readonly turnBack: string;
  readonly stepBack: string;
  readonly nextStep: string;
  readonly nextTurn: string;
  readonly eyes: string;
  readonly playOn: string;
  readonly leave: string;
  readonly save: string;
  readonly saved: string;
  readonly saidAll: string;
  readonly unsaid: string;
  readonly file: string;
  readonly download: string;
  readonly copy: string;
  /** After the command that does it. */
  readonly runs: string;
}
