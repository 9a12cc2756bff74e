/** Applies a bug at a symbol of a file, independent of the surrounding code. */
import ts from 'typescript';
import type { Bug } from '../../tests/mutants/bugs.ts';

/** The value of a constant or property, without type-only syntax. */
function valueOf(node: ts.Expression | undefined): ts.Expression | undefined {
  return node !== undefined && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? valueOf(node.expression)
    : node;
}

function declared(file: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((each) => each.name.getText(file) === name);
    if (found !== undefined) return valueOf(found.initializer);
  }
  return undefined;
}

function propertyOf(node: ts.Node | undefined, name: string, file: ts.SourceFile): ts.Node | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((each) => each.name?.getText(file) === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? valueOf(found.initializer) : found;
}

/** The code with the bug; null if its symbol does not exist. */
export function planted(code: string, { symbol, instead }: Pick<Bug, 'symbol' | 'instead'>): string | null {
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true);
  const [name = '', ...path] = symbol.split('.');
  const node = path.reduce((at, part) => propertyOf(at, part, file), declared(file, name));
  if (node === undefined) return null;
  const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  const place = isFunction ? node.body : node;
  if (place === undefined) return null;
  const text = place.getText(file);
  const bug = isFunction
    ? `{ const original = (() => ${text})(); return (${instead}); }`
    : `((original) => (${instead}))(${text})`;
  return code.slice(0, place.getStart(file)) + bug + code.slice(place.end);
}
