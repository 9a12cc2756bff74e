/**
 * Splits a file into pieces (top-level declarations, properties of top-level objects) with the pieces they use. Works on syntax
 * without types, so it over-approximates what a piece reaches.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { withoutComments } from '../openapi/usage.ts';

export interface Piece {
  readonly code: string;
  readonly line: number;
  /** Used pieces: `file#name` or `file#name.property`; `file#*` is the whole file. */
  readonly uses: ReadonlySet<string>;
}

/** Targets of the top-level names of a file. */
type Scope = ReadonlyMap<string, string>;

/** Pseudo-piece for code that runs on import. */
export const ON_LOAD = '(load)';

const ALIASES = [
  ['#src/', 'src/'],
  ['#mocks/', 'mocks/'],
  ['#scripts/', 'scripts/'],
] as const;

/** The imported file, relative to the root folder; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  return alias === undefined ? null : alias[1] + specifier.slice(alias[0].length);
}

function textOf(node: ts.Node | undefined): string | null {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;
}

/** Local names of an import with their targets; type imports are skipped. */
function importsOf(file: string, statement: ts.Statement): [string, string][] {
  if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly === true) return [];
  const target = fileOf(file, textOf(statement.moduleSpecifier) ?? '');
  const { importClause: clause } = statement;
  if (target === null || clause === undefined) return [];
  const bindings = clause.namedBindings;
  const names: [string, string][] =
    clause.name === undefined ? [] : [[clause.name.text, `${target}#default`]];
  if (bindings === undefined) return names;
  if (ts.isNamespaceImport(bindings)) return [...names, [bindings.name.text, `${target}#*`]];
  return [
    ...names,
    ...bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }): [string, string] => [
        name.text,
        `${target}#${propertyName?.text ?? name.text}`,
      ]),
  ];
}

/** A member of an object, or an export of a namespace import. */
function memberOf(target: string, member: string): string {
  return target.endsWith('#*') ? target.slice(0, -1) + member : `${target}.${member}`;
}

/** All pieces that code uses; property names and types are ignored. */
function usesOf(file: string, root: ts.Node, scope: Scope): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node | undefined): void => {
    if (node === undefined || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const target = scope.get(node.text);
      if (target !== undefined) found.add(target);
    } else if (ts.isPropertyAccessExpression(node)) {
      const target = ts.isIdentifier(node.expression) ? scope.get(node.expression.text) : undefined;
      if (target === undefined) visit(node.expression);
      else found.add(memberOf(target, node.name.text));
    } else if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) {
      visit(node.initializer);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = fileOf(file, textOf(node.arguments[0]) ?? '');
      if (target !== null) found.add(`${target}#*`);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(root);
  return found;
}

/** Unwraps `as const` and `satisfies`. */
function plain(node: ts.Expression | undefined): ts.Expression | undefined {
  return node !== undefined && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? plain(node.expression)
    : node;
}

/** Named properties of an object literal. */
function propertiesOf(node: ts.Expression | undefined): [string, ts.Node][] {
  const object = plain(node);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((property) =>
    property.name !== undefined && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [[property.name.text, property] satisfies [string, ts.Node]]
      : [],
  );
}

/** Named declarations of a statement, without types. */
function declared(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined
        ? [[name.text, initializer] satisfies [string, ts.Node]]
        : [],
    );
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [[statement.name?.text ?? 'default', statement]];
  if (ts.isExportAssignment(statement)) return [['default', statement.expression]];
  return [];
}

/** Re-exported names. */
function handedOn(file: string, statement: ts.Statement): [string, string][] {
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
  const target = fileOf(file, textOf(statement.moduleSpecifier) ?? '');
  const { exportClause: clause } = statement;
  if (target === null || clause === undefined || !ts.isNamedExports(clause)) return [];
  return clause.elements.map(({ name, propertyName }) => [
    name.text,
    `${target}#${propertyName?.text ?? name.text}`,
  ]);
}

/** Files imported for side effects, or re-exported as a whole. */
function loaded(file: string, statement: ts.Statement): string[] {
  const isLoad = ts.isImportDeclaration(statement) && statement.importClause === undefined;
  const isAll =
    ts.isExportDeclaration(statement) && statement.exportClause === undefined && !statement.isTypeOnly;
  if (!isLoad && !isAll) return [];
  const target = fileOf(file, textOf(statement.moduleSpecifier) ?? '');
  return target === null ? [] : [`${target}#${isAll ? '*' : ON_LOAD}`];
}

function scopeOf(file: string, source: ts.SourceFile): Scope {
  return new Map([
    ...source.statements.flatMap((statement) => importsOf(file, statement)),
    ...source.statements.flatMap(declared).map(([name]) => [name, `${file}#${name}`] as const),
  ]);
}

/** The pieces of a file by `file#name`, or `file#name.property`. */
export function piecesOf(file: string, text: string): Map<string, Piece> {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const names = source.statements.flatMap(declared);
  const scope = scopeOf(file, source);
  const pieces = new Map<string, Piece>();
  const lineOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const add = (name: string, node: ts.Node, uses: Set<string>): void => {
    uses.delete(`${file}#${name}`);
    pieces.set(`${file}#${name}`, {
      code: withoutComments(text.slice(node.getStart(source), node.end)),
      line: lineOf(node),
      uses,
    });
  };
  for (const [name, node] of names) {
    const properties = ts.isExpression(node) ? propertiesOf(node) : [];
    for (const [property, member] of properties)
      add(`${name}.${property}`, member, usesOf(file, member, scope));
    add(name, node, usesOf(file, node, scope));
  }
  for (const statement of source.statements)
    for (const [name, target] of handedOn(file, statement)) add(name, statement, new Set([target]));
  const others = source.statements.filter(
    (statement) =>
      declared(statement).length === 0 &&
      !ts.isImportDeclaration(statement) &&
      !ts.isInterfaceDeclaration(statement) &&
      !ts.isTypeAliasDeclaration(statement),
  );
  const onLoad = new Set(source.statements.flatMap((statement) => loaded(file, statement)));
  for (const statement of others) for (const use of usesOf(file, statement, scope)) onLoad.add(use);
  const code = withoutComments(
    others.map((statement) => text.slice(statement.pos, statement.end)).join('\n'),
  );
  pieces.set(`${file}#${ON_LOAD}`, { code, line: 1, uses: onLoad });
  return pieces;
}
