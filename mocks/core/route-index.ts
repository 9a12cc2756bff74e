/** Finds the operation for method and path. */
import { entriesOf } from '../lib/tables.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly auth: 'open' | 'token' | 'query-token';
  readonly answer: 'json' | 'binary' | 'html';
  readonly request: 'json' | 'multipart' | 'none';
}

interface Located {
  readonly method: string;
  readonly path: string;
}

interface RouteOf<Id extends string, Entry extends Located> {
  readonly operationId: Id;
  readonly operation: Entry;
  readonly params: Readonly<Record<string, string>>;
}
export type Route = RouteOf<OperationId, Operation>;

interface RouteIndex<Id extends string, Entry extends Located> {
  /** Null if there is none. Paths are case-sensitive. */
  find(method: string, path: string): RouteOf<Id, Entry> | null;
  methodsOf(path: string): readonly string[];
}

/** `{name}` matches any single segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** Null for malformed percent-encoding. */
function paramsOf({ groups = {} }: RegExpExecArray): Record<string, string> | null {
  try {
    const params = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)] as const);
    return Object.fromEntries(params);
  } catch {
    return null;
  }
}

export function createRouteIndex<Id extends string, Entry extends Located>(
  table: Readonly<Record<Id, Entry>>,
): RouteIndex<Id, Entry> {
  const all = entriesOf(table)
    .map(([operationId, operation]) => ({ operationId, operation, pattern: patternOf(operation.path) }))
    // `{` sorts after letters: `/p/epd/apply` never matches `/p/epd/{id}`.
    .sort((a, b) => (a.operation.path < b.operation.path ? -1 : 1));
  const fixed = new Map(all.map((route) => [`${route.operation.method} ${route.operation.path}`, route]));
  const withParams = all.filter(({ operation }) => operation.path.includes('{'));

  function find(method: string, path: string): RouteOf<Id, Entry> | null {
    const exact = fixed.get(`${method} ${path}`);
    if (exact !== undefined) return { ...exact, params: {} };
    for (const { operationId, operation, pattern } of withParams) {
      const found = operation.method === method ? pattern.exec(path) : null;
      const params = found === null ? null : paramsOf(found);
      if (params !== null) return { operationId, operation, params };
    }
    return null;
  }

  const methods = new Set(all.map(({ operation }) => operation.method));
  return { find, methodsOf: (path) => [...methods].filter((method) => find(method, path) !== null) };
}

export const routes: RouteIndex<OperationId, Operation> = createRouteIndex<OperationId, Operation>(
  operations,
);
