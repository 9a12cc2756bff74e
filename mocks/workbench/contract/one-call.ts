/** One call of a contract as a document of its own: what Swagger UI shows. */
import type { Json } from './facts.ts';
import { isObject } from '../../lib/checked-json.ts';

/** With what the fields of a call are filled in from the start. */
export interface Prefilled {
  /** Value of the header Accept-Language. */
  readonly language: string;
  /** The session, for the one call that takes it in its query; null for nobody. */
  readonly token: string | null;
}

const child = (node: unknown, key: string): unknown => (isObject(node) ? node[key] : undefined);

/** `#/components/<kind>/<name>` of everything that a node reaches. */
function reached(document: Json, node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((item) => reached(document, item, found));
  if (!isObject(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') reached(document, value, found);
    else if (!found.has(value)) {
      found.add(value);
      const [, , kind = '', name = ''] = value.split('/');
      reached(document, child(child(document['components'], kind), name), found);
    }
  }
  return found;
}

function withDefault(parameter: unknown, { language, token }: Prefilled): unknown {
  if (!isObject(parameter) || !isObject(parameter['schema'])) return parameter;
  const { name, schema } = parameter;
  const isToken = name === 'Authorization' && parameter['in'] === 'query';
  const value = name === 'Accept-Language' ? language : isToken ? token : null;
  return value === null ? parameter : { ...parameter, schema: { ...schema, default: value } };
}

/** The place of a call in a document; null when it has none of this id. */
export function findCall(
  document: Json,
  id: string,
): { path: string; method: string; operation: Json } | null {
  for (const [path, item] of Object.entries(isObject(document['paths']) ? document['paths'] : {}))
    for (const [method, operation] of Object.entries(isObject(item) ? item : {}))
      if (isObject(operation) && operation['operationId'] === id) return { path, method, operation };
  return null;
}

/** The document with this call alone, and the components that it needs. Throws for an id that it has not. */
export function oneCall(document: Json, id: string, prefilled: Prefilled): Json {
  const found = findCall(document, id);
  if (found === null) throw new Error(`The contract has no call "${id}"`);
  const { path, method, operation } = found;
  const components: Record<string, Record<string, unknown>> = {};
  for (const reference of reached(document, operation)) {
    const [, , kind = '', name = ''] = reference.split('/');
    const component = child(child(document['components'], kind), name);
    components[kind] = {
      ...components[kind],
      [name]: kind === 'parameters' ? withDefault(component, prefilled) : component,
    };
  }
  const own = operation['parameters'];
  const parameters = Array.isArray(own)
    ? own.map((parameter: unknown) => withDefault(parameter, prefilled))
    : undefined;
  // The session goes along by itself: no lock and no form for it.
  const { security: _security, ...rest } = operation;
  const { openapi, info, servers } = document;
  return {
    openapi,
    info,
    servers,
    paths: { [path]: { [method]: { ...rest, ...(parameters === undefined ? {} : { parameters }) } } },
    components,
  };
}
