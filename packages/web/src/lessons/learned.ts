const KEY = 'meetingstone.lessons';

/** The lessons that were learned to their end on this machine. */
export function learned(kept = localStorage.getItem(KEY)): readonly string[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function noteLearned(lesson: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), lesson])]));
}
