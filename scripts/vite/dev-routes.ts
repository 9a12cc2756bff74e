/**
 * Splits route components into modules of their own in development, as the router plugin does in a build (router.ts).
 * That plugin parses each of fifty route files several times with Babel, a fifth of the time to the first page.
 */
import { basename } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { routeSplitting } from './router.ts';

/** Query of the module with a route's component. */
const PART = '?part';
const ROUTE_FILE = /[\\/]src[\\/]routes[\\/][^?]*\.tsx(?:\?part)?$/;

/** The router's helper for each lazy option. */
const LATE = { component: 'lazyRouteComponent', loader: 'lazyFn' } as const;
type Late = keyof typeof LATE;
const isLate = (name: string): name is Late => name in LATE;

type Statement = ReturnType<typeof parseAst>['body'][number];
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Removes code but keeps line breaks, so that line numbers stay the same. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** All identifiers below a node: a superset of its references. */
function namesIn(node: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, into);
  else if (typeof node === 'object' && node !== null) {
    // Not every node has these.
    const { type, name }: { type?: unknown; name?: unknown } = node;
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') into.add(name);
    for (const value of Object.values(node)) if (typeof value === 'object') namesIn(value, into);
  }
  return into;
}

/** Names that a statement declares; null if it has other effects. */
function declaredBy(statement: Statement): string[] | null {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.length === 0 ? null : statement.specifiers.map(({ local }) => local.name);
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => [...namesIn(id)]);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id === null ? null : [statement.id.name];
    default:
      return null;
  }
}

/** The lazy options of `export const Route = createFileRoute('/path')({ … })`. Null for any other statement. */
function lateOptions(statement: Statement): ReadonlyMap<Late, Range> | null {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return null;
  const [{ id, init } = {}] = statement.declaration.declarations;
  if (id?.type !== 'Identifier' || id.name !== 'Route' || init?.type !== 'CallExpression') return null;
  const { callee, arguments: given } = init;
  const [path] = callee.type === 'CallExpression' ? callee.arguments : [];
  const [options] = given;
  if (path?.type !== 'Literal' || options?.type !== 'ObjectExpression') return null;
  const names = routeSplitting.splitBehavior({ routeId: String(path.value) }).flat();
  const late = new Map<Late, Range>();
  for (const one of options.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.method) continue;
    const { name } = one.key;
    if (isLate(name) && names.includes(name)) late.set(name, one.value);
  }
  return late;
}

function withNames(code: string, statement: Statement, wanted: ReadonlySet<string>): string {
  const text = code.slice(statement.start, statement.end);
  if (statement.type !== 'ImportDeclaration') return text;
  if (statement.specifiers.every(({ type }) => type !== 'ImportSpecifier')) return text;
  const names = statement.specifiers.filter(({ local }) => wanted.has(local.name));
  const kind = statement.importKind === 'type' ? 'type ' : '';
  const list = names.map(({ start, end }) => code.slice(start, end)).join(', ');
  return `import ${kind}{ ${list} } from '${statement.source.value}';${blank(text)}`;
}

export interface SplitRoute {
  /** The route without its lazy options. */
  readonly route: string;
  /** Its component, and its loader if that is lazy too. */
  readonly part: string;
}

/**
 * Splits a route file in two; line numbers stay the same.
 * @param file its name without folder. @returns null if nothing is lazy, or if the file has side effects
 */
export function splitRoute(code: string, file: string): SplitRoute | null {
  const { body } = parseAst(code, { lang: 'tsx' });
  const routeAt = body.findIndex((statement) => lateOptions(statement) !== null);
  const route = body[routeAt];
  const late = route === undefined ? null : lateOptions(route);
  if (route === undefined || late === null || late.size === 0) return null;
  const others = body.filter((statement) => statement !== route);
  const declared = others.map((statement) => ({ statement, names: declaredBy(statement) }));
  if (declared.some(({ names }) => names === null)) return null;

  /** Transitive closure of some nodes: statements and identifiers. */
  const needed = (roots: unknown): { statements: Set<Statement>; names: Set<string> } => {
    const names = namesIn(roots);
    const statements = new Set<Statement>();
    for (let size = -1; size !== statements.size;) {
      size = statements.size;
      for (const one of declared) {
        if (statements.has(one.statement) || one.names?.some((name) => names.has(name)) !== true) continue;
        statements.add(one.statement);
        if (one.statement.type !== 'ImportDeclaration') namesIn(one.statement, names);
      }
    }
    return { statements, names };
  };
  /** The file reduced to the needed statements, with the route replaced. */
  const written = (from: ReturnType<typeof needed>, instead: string): string => {
    let out = '';
    let at = 0;
    for (const statement of body) {
      const text = code.slice(statement.start, statement.end);
      out += code.slice(at, statement.start);
      if (statement === route) out += instead;
      else out += from.statements.has(statement) ? withNames(code, statement, from.names) : blank(text);
      at = statement.end;
    }
    return out + code.slice(at);
  };

  const values = [...late].toSorted(([, a], [, b]) => a.start - b.start);
  let withoutScreen = '';
  let screen = '';
  let at = route.start;
  for (const [name, { start, end }] of values) {
    withoutScreen += `${code.slice(at, start)}$${LATE[name]}($part, '${name}')${blank(code.slice(start, end))}`;
    screen += `${blank(code.slice(at, start))}const $${name} = ${code.slice(start, end)};`;
    at = end;
  }
  withoutScreen += code.slice(at, route.end);
  screen += `${blank(code.slice(at, route.end))} export { ${values.map(([name]) => `$${name} as ${name}`).join(', ')} };`;

  const kept = needed(parseAst(withoutScreen, { lang: 'tsx' }));
  const moved = needed(values.map(([, value]) => value));
  const late$ = values.map(([name]) => `${LATE[name]} as $${LATE[name]}`).join(', ');
  const self = JSON.stringify(`./${file}`);
  return {
    route: `import { ${late$} } from '@tanstack/react-router'; const $part = () => import(${JSON.stringify(`./${file}${PART}`)}); ${written(kept, withoutScreen)}`,
    part: `${moved.names.has('Route') ? `import { Route } from ${self}; ` : ''}${written(moved, screen)}`,
  };
}

export function devRoutes(): Plugin {
  return {
    name: 'dev-routes',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTE_FILE, code: 'createFileRoute(' },
      handler(code, id) {
        const isPart = id.endsWith(PART);
        const split = splitRoute(code, basename(isPart ? id.slice(0, -PART.length) : id));
        return split === null ? null : { code: isPart ? split.part : split.route, map: null };
      },
    },
  };
}
