import { readFileSync } from 'node:fs';

/** Folders of which none imports another, or a knot of folders that do by nature; a layer imports those below it. */
interface Layer {
  /** A knot has a name, and a reason. */
  readonly name?: string;
  readonly knot?: string;
  readonly folders: Readonly<Record<string, string>>;
}

interface Layers {
  /** So many files at most may import each other. */
  readonly most: number;
  /** From the top down. */
  readonly layers: readonly Layer[];
}

export const LAYERS: Layers = JSON.parse(readFileSync(new URL('./layers.json', import.meta.url), 'utf8'));

export const FOLDERS: readonly string[] = LAYERS.layers.flatMap(({ folders }) => Object.keys(folders));

/** The folder of a file of the rules, or the file that lies beside the folders. */
export function folderOf(file: string): string {
  const [folder] = file.split('/');
  return folder!.replace(/[.]ts$/, '');
}

/** The name of the knot to which a folder belongs, or its own. */
export function layerOf(folder: string): string {
  return LAYERS.layers.find(({ folders }) => folder in folders)?.name ?? folder;
}
