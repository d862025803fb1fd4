/** The Bosses of whom the cards speak by name (R301.5a). */
export const LUCIFRON = 'Lucifron';
export const MAGMADAR = 'Magmadar';
export const GEHENNAS = 'Gehennas';
export const GARR = 'Garr';
export const GEDDON = 'Baron Geddon';
export const SHAZZRAH = 'Shazzrah';
export const SULFURON = 'Sulfuron Harbinger';
export const GOLEMAGG = 'Golemagg the Incinerator';
export const EXECUTUS = 'Majordomo Executus';
export const RAGNAROS = 'Ragnaros';
