export function digestOf(folders: readonly string[]): string;
export function cardSources(packages: string): readonly string[];
