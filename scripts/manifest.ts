/** What of a package.json matters for packing. */
export interface Manifest {
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, { readonly packed: string }>>;
  /** What only those need to know who install it. */
  readonly packed?: object;
  readonly [more: string]: unknown;
}

/** In the workspace a package is its sources; whoever installs it gets what was compiled from them. */
export function packedManifest(source: Manifest, engines: Manifest['engines']): object {
  const { private: _private, devDependencies: _tools, dependencies, packed, exports = {}, imports, ...rest } = source;
  return {
    ...rest,
    engines,
    exports: Object.fromEntries(Object.entries(exports).flatMap(([name, path]) => entry(name, path))),
    ...(imports && { imports: mapped(imports, ({ packed }) => compiled(packed, '.js')) }),
    files: ['**/*.js', '**/*.d.ts', '*.jsonl'],
    dependencies,
    ...packed,
  };
}

/** What is no source is there for the workspace's own tools. */
const entry = (name: string, path: string): readonly (readonly [string, object])[] =>
  path.startsWith(SOURCES) ? [[name, { types: compiled(path, '.d.ts'), default: compiled(path, '.js') }]] : [];

const SOURCES = './src/';

const compiled = (path: string, ending: string): string => `./${path.slice(SOURCES.length).replace(/\.ts$/, ending)}`;

const mapped = <A, B>(all: Readonly<Record<string, A>>, change: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
