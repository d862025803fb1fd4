import type { LessonWords } from '../../pages/lessons.ts';

export const englishLessons: LessonWords = {
  title: 'Lessons',
  lead: 'At a real table, one thing at a time. Somebody tells you what to do and why, and whatever else you try is answered. Nobody is in a hurry.',
  fetching: 'The lessons are being fetched …',
  minutes: (minutes, isLearned) => `${minutes} minutes${isLearned ? ' · learned' : ''}`,
  begin: (isLearned) => (isLearned ? 'Once more' : 'Begin'),
  lesson: (title) => `Lesson: ${title}`,
  at: (step, of) => `${step} of ${of}`,
  fold: (isFolded) => (isFolded ? 'Show' : 'Fold'),
  theWords: 'the words of the lesson',
  progress: 'How far the lesson is',
  showMe: 'Show me',
  next: 'Next lesson',
  playOn: 'Play on',
  all: 'All lessons',
};
