export const SIZES = {
  desktop: { width: 1440, height: 900 },
  small: { width: 1024, height: 700 },
  phone: { width: 390, height: 844 },
} as const;

export type SizeName = keyof typeof SIZES;

export const THEMES = ['light', 'dark'] as const;

/** A screen of which pictures are taken. */
interface Screen {
  readonly screen: string;
  readonly path: string;
  /** It can be looked at when this is there. */
  readonly ready: string;
  /** A picture for each of these parts, named by its `data-part`, instead of one of what is seen first. */
  readonly parts?: string;
  readonly only?: readonly SizeName[];
}

export const SCREENS: readonly Screen[] = [
  { screen: 'sheet', path: '/sheet', ready: '.sheet', parts: '[data-part]', only: ['desktop'] },
  { screen: 'table-duel', path: '/scenes/duel', ready: '.table .card' },
  { screen: 'table-combat', path: '/scenes/duel-combat', ready: '.table .card' },
  { screen: 'table-start', path: '/scenes/duel-start', ready: '.table .card' },
  { screen: 'table-raid', path: '/scenes/raid', ready: '.table .card' },
  { screen: 'table-full', path: '/scenes/raid-full', ready: '.table .card' },
  { screen: 'table-boss', path: '/scenes/raid-boss', ready: '.table .card' },
  { screen: 'table-four', path: '/scenes/four', ready: '.table .card' },
  { screen: 'start', path: '/', ready: 'h1' },
  { screen: 'gallery', path: '/cards', ready: '.gallery-grid .card' },
  { screen: 'gallery-found', path: '/cards?q=keyword%3Aprotector+health%3E%3D5', ready: '.gallery-grid .card' },
  { screen: 'gallery-fault', path: '/cards?q=clas%3Amage', ready: '.gallery-fault', only: ['desktop'] },
  { screen: 'card', path: '/cards/ragnaros-molten-core', ready: '.card' },
];
