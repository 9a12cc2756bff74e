/** `fields: documented`: removes everything that no document names (`x-invented`) from requests and answers (decision 41). */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { schemas } from './schemas.gen.ts';

type Json = Readonly<Record<string, unknown>>;
type Definitions = Readonly<Record<string, unknown>>;

/** Whether to drop the field at a path of the contract: `/list/[]/quoteStatus`, `/` for the whole. */
type Dropped = (place: string) => boolean;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class Stripper {
  private readonly definitions: Definitions;
  private readonly isDropped: Dropped;

  constructor(definitions: Definitions, isDropped: Dropped) {
    this.definitions = definitions;
    this.isDropped = isDropped;
  }

  strip(schema: unknown, value: unknown, place: string): unknown {
    if (!isObject(schema) || value === null) return value;
    const { $ref: reference, oneOf, items, properties, contentSchema } = schema;
    if (typeof reference === 'string')
      return this.strip(this.definitions[reference.slice(reference.lastIndexOf('/') + 1)], value, place);
    if (Array.isArray(oneOf))
      return oneOf.reduce((left: unknown, branch) => this.strip(branch, left, place), value);
    if (contentSchema !== undefined && typeof value === 'string')
      return JSON.stringify(this.strip(contentSchema, JSON.parse(value), place));
    if (Array.isArray(value)) return value.map((item) => this.strip(items, item, `${place}/[]`));
    return isObject(value) && isObject(properties) ? this.fields(properties, value, place) : value;
  }

  private fields(properties: Json, value: Json, place: string): Json {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
        const below = `${place}/${name}`;
        return isMarked(schema) && this.isDropped(below) ? [] : [[name, this.strip(schema, inner, below)]];
      }),
    );
  }
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
  return new Stripper(schemas.answerDefs, isDropped).strip(schema, data, '');
}

export function withoutInventedBody(operationId: OperationId, body: unknown): unknown {
  const schema = schemas.operations[operationId]?.body?.content['application/json'];
  return new Stripper(schemas.requestDefs, ALL).strip(schema, body, '');
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

/** Null counts as omitted where the contract does not allow it (decision 32). */
export function withoutNulls(operationId: OperationId, body: unknown): unknown {
  if (!isObject(body) || !hasNull(body)) return body;
  return without(resolve(schemas.operations[operationId]?.body?.content['application/json']), body);
}
