import type { GalleryWords } from '@meetingstone/words';
import { englishGallery } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: GalleryWords = englishGallery;
