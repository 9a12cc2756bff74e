/** Converts path and query parameters to the types of the contract. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { schemas } from '../openapi/schemas.gen.ts';
import type { Schema } from '../openapi/types.ts';

type Kind = 'number' | 'boolean';
type Parameters = Readonly<Record<string, unknown>>;

const kinds = new Map<string, ReadonlyMap<string, Kind>>();

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function resolve(schema: unknown): Record<string, unknown> {
  const fields = fieldsOf(schema);
  const reference = fields['$ref'];
  if (typeof reference !== 'string') return fields;
  return resolve(schemas.requestDefs[reference.slice(reference.lastIndexOf('/') + 1)]);
}

function kindsOf(schema: Schema | undefined): ReadonlyMap<string, Kind> {
  const properties = resolve(schema)['properties'];
  const found = new Map<string, Kind>();
  for (const [name, property] of Object.entries(fieldsOf(properties))) {
    const type = resolve(property)['type'];
    if (type === 'integer' || type === 'number') found.set(name, 'number');
    if (type === 'boolean') found.set(name, 'boolean');
  }
  return found;
}

function typed(text: string, kind: Kind | undefined): unknown {
  if (kind === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Invalid values stay strings: validation reports them. */
export function typedParameters(
  operationId: OperationId,
  place: 'path' | 'query',
  values: Readonly<Record<string, string>>,
): Parameters {
  const key = `${operationId} ${place}`;
  let known = kinds.get(key);
  if (known === undefined) {
    known = kindsOf(schemas.operations[operationId]?.[place]);
    kinds.set(key, known);
  }
  if (known.size === 0) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typed(value, known.get(name))]),
  );
}
