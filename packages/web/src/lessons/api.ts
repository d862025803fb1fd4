import type { Offer } from '@meetingstone/protocol';

/** A lesson as the server lists it. */
export interface LessonHead {
  readonly key: string;
  readonly title: string;
  readonly teaches: string;
  readonly minutes: number;
}

/** Where somebody stands in a lesson. */
export interface LessonPlace {
  readonly key: string;
  readonly title: string;
  readonly say: string;
  readonly at: number;
  readonly of: number;
  /** The answer that is awaited; null while others do something, and at the end. */
  readonly awaits: Offer['choose'] | null;
  readonly isOver: boolean;
  readonly next: string | null;
}

/** Is this the bot of a lesson? */
export const isOfLesson = (bot: string | undefined): boolean => bot?.startsWith('lesson:') ?? false;
