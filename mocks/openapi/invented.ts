/** `fields: documented`: removes everything that no document names (`x-invented`) from requests and answers (decision 41). */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { schemas } from './schemas.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/** Whether to drop the field at a path of the contract: `/list/[]/quoteStatus`, `/` for the whole. */
type Dropped = (place: string) => boolean;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Stripping {
  readonly definitions: Readonly<Record<string, unknown>>;
  readonly isDropped: Dropped;
}

/** The schema behind a reference; any other stays itself. */
function resolved(schema: unknown, definitions: Stripping['definitions']): unknown {
  const reference = isObject(schema) ? schema['$ref'] : undefined;
  if (typeof reference !== 'string') return schema;
  return resolved(definitions[reference.slice(reference.lastIndexOf('/') + 1)], definitions);
}

function stripped(given: unknown, value: unknown, place: string, stripping: Stripping): unknown {
  const schema = resolved(given, stripping.definitions);
  if (!isObject(schema) || value === null) return value;
  const { oneOf, items, properties, contentSchema } = schema;
  if (Array.isArray(oneOf))
    return oneOf.reduce((left: unknown, branch) => stripped(branch, left, place, stripping), value);
  if (contentSchema !== undefined && typeof value === 'string')
    return JSON.stringify(stripped(contentSchema, JSON.parse(value), place, stripping));
  if (Array.isArray(value)) return value.map((item) => stripped(items, item, `${place}/[]`, stripping));
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const below = `${place}/${name}`;
      if (isMarked(part) && stripping.isDropped(below)) return [];
      return [[name, stripped(part, inner, below, stripping)]];
    }),
  );
}

const isMarked = (schema: unknown): boolean => isObject(schema) && schema['invented'] === true;

const ALL: Dropped = () => true;

/** `data` of a success without invented fields; null if all of it is invented. */
export function withoutInventedData(operationId: OperationId, data: unknown, isDropped = ALL): unknown {
  const envelope = schemas.operations[operationId]?.answers['200']?.['application/json'];
  const success = isObject(envelope) ? envelope['then'] : undefined;
  const properties = isObject(success) ? success['properties'] : undefined;
  const schema = isObject(properties) ? properties['data'] : undefined;
  if (isMarked(schema) && isDropped('/')) return null;
  return stripped(schema, data, '', { definitions: schemas.answerDefs, isDropped });
}

export function withoutInventedBody(operationId: OperationId, body: unknown): unknown {
  const schema = schemas.operations[operationId]?.body?.content['application/json'];
  return stripped(schema, body, '', { definitions: schemas.requestDefs, isDropped: ALL });
}

export function withoutInventedQuery(
  operationId: OperationId,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const schema = schemas.operations[operationId]?.query;
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isMarked(properties[name])));
}

function resolve(schema: unknown): Json {
  const found = resolved(schema, schemas.requestDefs);
  return isObject(found) ? found : {};
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

/** Null counts as omitted where the contract does not allow it (decision 32). */
export function withoutNulls(operationId: OperationId, body: unknown): unknown {
  if (!isObject(body) || !hasNull(body)) return body;
  return without(resolve(schemas.operations[operationId]?.body?.content['application/json']), body);
}
