/** Plants a bug at a symbol of a file, whatever the code around it looks like. */
import ts from 'typescript';
import type { Bug } from '../../tests/mutants/bugs.ts';

/** The value of a constant or of a property, without what only the compiler reads. */
function valueOf(node: ts.Expression | undefined): ts.Expression | undefined {
  return node !== undefined && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? valueOf(node.expression)
    : node;
}

/** What a file declares under a name: a function, or a value. */
function declared(file: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((each) => each.name.getText(file) === name);
    if (found !== undefined) return valueOf(found.initializer);
  }
  return undefined;
}

/** A property of an object, or a method of it. */
function propertyOf(node: ts.Node | undefined, name: string, file: ts.SourceFile): ts.Node | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((each) => each.name?.getText(file) === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? valueOf(found.initializer) : found;
}

/** The code with the bug in it; null when its symbol is not there. */
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
