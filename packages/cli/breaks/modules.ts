import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';

type Module = { exports: unknown };
type Body = (exports: unknown, require: (name: string) => unknown, module: Module) => void;

const bodies = new Map<string, Body>();

/**
 * Evaluates a file and all that it imports from this checkout anew, one of them with another source. What is as it stands is
 * read and compiled only once, so that thousands of such programs differing in one place run in one process.
 */
export function evaluate(entry: string, other: Map<string, string>, given: Map<string, unknown>): void {
  const evaluated = new Map<string, Module>();
  const load = (file: string): unknown => {
    const before = evaluated.get(file);
    if (before) return before.exports;
    const module: Module = { exports: {} };
    evaluated.set(file, module);
    const source = other.get(file);
    const body = source === undefined ? bodyOf(file) : compiled(file, source);
    const require = createRequire(file);
    body(module.exports, (name) => (given.has(name) ? given.get(name) : imported(name, require)), module);
    return module.exports;
  };
  const imported = (name: string, require: NodeJS.Require): unknown => {
    const file = require.resolve(name);
    return file.endsWith('.ts') ? load(file) : require(name);
  };
  load(entry);
}

function bodyOf(file: string): Body {
  const known = bodies.get(file) ?? compiled(file, readFileSync(file, 'utf8'));
  bodies.set(file, known);
  return known;
}

function compiled(file: string, source: string): Body {
  const define = { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) };
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs', target: 'node20', define, sourcefile: file });
  return compileFunction(code, ['exports', 'require', 'module'], { filename: file }) as Body;
}
