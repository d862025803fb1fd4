import { writeCatalogue } from './write.ts';

writeCatalogue();
