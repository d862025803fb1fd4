export const deckAddress = (name: string): string => `/decks/${encodeURIComponent(name)}`;
