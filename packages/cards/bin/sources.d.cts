export function digestOf(places: readonly string[]): string;
export function cardSources(packages: string): readonly string[];
