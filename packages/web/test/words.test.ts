import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** What people read or hear, where an element has it as an attribute. */
const READ = new Set(['aria-label', 'alt', 'label', 'lead', 'placeholder', 'says', 'title']);
/** The name of the project is the same in every language. */
const NAMES = new Set(['Meeting Stone']);
const isSaid = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** What a component says in words of its own instead of those of the words package. */
function saidIn(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (ts.isJsxText(node) && isSaid(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText()) && node.initializer)
      for (const text of textsOf(node.initializer)) if (isSaid(text)) found.push(text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      for (const text of textsOf(node.expression)) if (isSaid(text)) found.push(text);
    node.forEachChild(look);
  };
  look(source);
  return found;
}

/** Commands and keys are the same in every language. */
const isCode = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && /^(code|kbd)$/.test(node.openingElement.tagName.getText());

/** The texts that an expression may come out as; not those that it only compares or looks up. */
function textsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) && node.expression) return textsOf(node.expression);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return textsOf(node.right);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...textsOf(node.left), ...textsOf(node.right)];
  return [];
}

/** Pages that only those who draw the table look at. */
const DRAWING = 'sheet';

const componentsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

test.each(componentsIn(SOURCES).filter((file) => !file.startsWith(DRAWING)))(
  'what %s says comes from the words package',
  (file) => expect(saidIn(join(SOURCES, file))).toEqual([]),
);

test('a sentence that a component says itself is found', () => {
  expect(saidIn(join(SOURCES, DRAWING, 'Sheet.tsx'))).toContain('More of them');
});
