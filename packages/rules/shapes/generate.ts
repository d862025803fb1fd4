import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Writes down what the types of a game say, so that a game from a file can be held against it (npm run shapes). */
const SOURCE = fileURLToPath(new URL('../src/game/written.ts', import.meta.url));
const TARGET = fileURLToPath(new URL('../src/game/shapes.ts', import.meta.url));

type Shape = string | number | readonly unknown[];

/** The line for what is printed on a card: the first list of a written game is of them, and elsewhere stand their numbers. */
const DEFINITION = 1;

/** What a type of that file is made of. */
function shapesOf(file: string, root: string): { readonly root: Shape; readonly table: readonly Shape[] } {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const table: Shape[] = [];
  const numbers = new Map<ts.Type, number>();

  function shape(type: ts.Type): Shape {
    const { flags } = type;
    if (flags & ts.TypeFlags.Null) return 'null';
    if (flags & ts.TypeFlags.StringLiteral) return ['is', (type as ts.StringLiteralType).value];
    if (flags & ts.TypeFlags.NumberLiteral) return ['is', (type as ts.NumberLiteralType).value];
    if (flags & ts.TypeFlags.BooleanLiteral) return ['is', checker.typeToString(type) === 'true'];
    if (flags & ts.TypeFlags.Boolean) return 'boolean';
    if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return 'string';
    if (flags & ts.TypeFlags.Number) return 'number';
    if (type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.String)) return 'string'; // A word of a raid's own.
    if (type.isUnion()) return union(type);
    if (checker.isArrayType(type)) return ['list', shape(checker.getTypeArguments(type as ts.TypeReference)[0]!)];
    if (checker.isTupleType(type))
      return ['tuple', ...checker.getTypeArguments(type as ts.TypeReference).map((one) => shape(one))];
    const known = numbers.get(type);
    if (known === DEFINITION) return 'definition';
    if (known !== undefined) return known;
    const number = table.length;
    numbers.set(type, number);
    table.push('null');
    table[number] = object(type);
    return number;
  }

  function union(type: ts.UnionType): Shape {
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const words = parts.filter((one) => one.isLiteral() || one.flags & ts.TypeFlags.BooleanLiteral).map(shape);
    const others = parts.filter((one) => !(one.isLiteral() || one.flags & ts.TypeFlags.BooleanLiteral)).map(shape);
    const values = words.map((word) => (word as readonly unknown[])[1]);
    const all = [...(values.length > 0 ? [['is', ...values.sort()]] : []), ...others];
    return all.length === 1 ? all[0]! : ['either', ...all];
  }

  function isPerhapsUndefined(type: ts.Type): boolean {
    return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
  }

  function object(type: ts.Type): Shape {
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const properties = checker.getPropertiesOfType(type);
    if (index && properties.length === 0) return ['map', shape(index.type)];
    const parts: Record<string, Shape> = {};
    for (const property of properties) {
      const of = checker.getTypeOfSymbolAtLocation(property, source);
      if (of.flags & ts.TypeFlags.Undefined) continue; // Never there.
      const optional = property.flags & ts.SymbolFlags.Optional || isPerhapsUndefined(of); // Which is not written.
      parts[`${property.name}${optional ? '?' : ''}`] = shape(of);
    }
    return ['parts', parts];
  }

  const found = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find(({ name }) => name === root)!;
  return { root: shape(checker.getDeclaredTypeOfSymbol(found)), table };
}

/** What the types say now. */
export const shapesNow = () => shapesOf(SOURCE, 'Written');

/** The text of the file with the shapes. */
function writtenShapes(): string {
  const { root, table } = shapesNow();
  const lines = table.map((one) => `  ${JSON.stringify(one)},`);
  return [
    '// Written by `npm run shapes` from the types: change those, not this.',
    '',
    '/** What a written game is made of: a number stands for another line of the table. */',
    'export type Shape = string | number | readonly unknown[];',
    '',
    `export const WRITTEN: Shape = ${JSON.stringify(root)};`,
    '',
    '// biome-ignore format: one shape in a line',
    'export const SHAPES: readonly Shape[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, writtenShapes());
