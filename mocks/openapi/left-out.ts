/** Null counts as omitted where the contract does not allow it (decision 32). */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { schemas } from './schemas.gen.ts';
import { isObject } from './invented.ts';

type Json = Readonly<Record<string, unknown>>;

function resolve(schema: unknown): Json {
  if (!isObject(schema)) return {};
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolve(schemas.requestDefs[reference.slice(reference.lastIndexOf('/') + 1)]);
}

function takesNull({ type }: Json): boolean {
  return type === undefined || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

function without(schema: Json, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = resolve(schema['items']);
    return value.map((item) => without(items, item));
  }
  const properties = schema['properties'];
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const known = Object.hasOwn(properties, name) ? resolve(properties[name]) : {};
      if (inner === null && !takesNull(known)) return [];
      return [[name, without(known, inner)]];
    }),
  );
}

/** Avoids copies: most bodies contain no null. */
function hasNull(value: unknown): boolean {
  if (typeof value !== 'object') return false;
  return value === null || Object.values(value).some(hasNull);
}

export function withoutNulls(operationId: OperationId, body: unknown): unknown {
  if (!isObject(body) || !hasNull(body)) return body;
  return without(resolve(schemas.operations[operationId]?.body?.content['application/json']), body);
}
