import { layTable } from './laying/laying.ts';
import { keptSettings, wear } from './theme/kept.ts';

// Runs before anything is painted: nobody who wants it dark is dazzled by what stands in the document.
wear(keptSettings());
layTable();
