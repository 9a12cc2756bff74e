/**
 * The code of a file as pieces: each top-level declaration, each property of a top-level object, and the names of pieces, here
 * or in other files, that it uses. Read from the text alone, without types: what a piece could reach, it is taken to reach.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { withoutComments } from '../openapi/usage.ts';

export interface Piece {
  /** Its code, without comments. */
  readonly code: string;
  readonly line: number;
  /** `file#name` or `file#name.property` of what it uses; `file#*` is all of a file. */
  readonly uses: ReadonlySet<string>;
}

/** What a name at the top of a file stands for. */
type Scope = ReadonlyMap<string, string>;

/** What runs when a file is loaded. */
export const ON_LOAD = '(load)';

const ALIASES = [
  ['#src/', 'src/'],
  ['#mocks/', 'mocks/'],
  ['#scripts/', 'scripts/'],
] as const;

/** The file that an import names, from the root folder; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  return alias === undefined ? null : alias[1] + specifier.slice(alias[0].length);
}

function textOf(node: ts.Node | undefined): string | null {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;
}

/** The names that the imports of a file bring in; types are none. */
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

/** The member of what a name stands for: of an object, or of a whole file. */
function memberOf(target: string, member: string): string {
  return target.endsWith('#*') ? target.slice(0, -1) + member : `${target}.${member}`;
}

/** All pieces that a piece of code uses. Names of properties and types are not looked at. */
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

/** The object behind `as const` and `satisfies`. */
function plain(node: ts.Expression | undefined): ts.Expression | undefined {
  return node !== undefined && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? plain(node.expression)
    : node;
}

/** The properties of an object that have a name. */
function propertiesOf(node: ts.Expression | undefined): [string, ts.Node][] {
  const object = plain(node);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((property) =>
    property.name !== undefined && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [[property.name.text, property] satisfies [string, ts.Node]]
      : [],
  );
}

/** Named declarations of a statement; types declare nothing. */
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

/** Names that a file hands on from another one. */
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

/** Files that are loaded for what they do, or handed on as a whole. */
function loaded(file: string, statement: ts.Statement): string[] {
  const isLoad = ts.isImportDeclaration(statement) && statement.importClause === undefined;
  const isAll =
    ts.isExportDeclaration(statement) && statement.exportClause === undefined && !statement.isTypeOnly;
  if (!isLoad && !isAll) return [];
  const target = fileOf(file, textOf(statement.moduleSpecifier) ?? '');
  return target === null ? [] : [`${target}#${isAll ? '*' : ON_LOAD}`];
}

/** What the names at the top of a file stand for: its own declarations, and what it imports. */
function scopeOf(file: string, source: ts.SourceFile): Scope {
  return new Map([
    ...source.statements.flatMap((statement) => importsOf(file, statement)),
    ...source.statements.flatMap(declared).map(([name]) => [name, `${file}#${name}`] as const),
  ]);
}

/** The pieces of one file by `file#name`, or `file#name.property`. */
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
