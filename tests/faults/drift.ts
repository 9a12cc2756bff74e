/**
 * Generates contract drift from the contract itself: answers are walked along their schema, so new fields are included
 * automatically.
 */
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import { isObject } from '#scripts/openapi/json.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';

type Json = Record<string, unknown>;

function resolve(schema: unknown): Json {
  if (!isObject(schema)) return {};
  const { $ref: reference, ...own } = schema;
  if (typeof reference !== 'string') return own;
  return { ...resolve(schemas.answerDefs[reference.split('/').at(-1) ?? '']), ...own };
}

/** Schema of `data` in the successful answer of an operation; empty for files and HTML. */
export function dataSchemaOf(operation: OperationId): Json {
  const answer = resolve(schemas.operations[operation]?.answers['200']?.['application/json']);
  const { properties } = resolve(answer['then'] ?? answer);
  return isObject(properties) ? resolve(properties['data']) : {};
}

const branchesOf = (schema: Json): unknown[] =>
  [schema['oneOf'], schema['anyOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );

/** Merges a schema with all its branches (allOf, oneOf, anyOf). */
function laid(schema: unknown): Json {
  const own = resolve(schema);
  return branchesOf(own).reduce<Json>((all, branch) => ({ ...all, ...laid(branch) }), own);
}

function allowsNull(schema: unknown): boolean {
  const { type, ...rest } = resolve(schema);
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return branchesOf(rest).some(allowsNull);
}

/** A field of an object in an answer, as declared in the contract. */
interface Field {
  readonly name: string;
  readonly value: unknown;
  readonly schema: Json;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
}

/** Marker for a removed field. */
export const GONE = Symbol('gone');
type Change = (field: Field) => unknown;

/** Returns a copy with `change` applied to every field of every object, depth first. */
export function changeFields(value: unknown, schema: unknown, change: Change): unknown {
  const known = laid(schema);
  if (Array.isArray(value)) return value.map((item) => changeFields(item, known['items'], change));
  if (!isObject(value)) return value;
  const properties = isObject(known['properties']) ? known['properties'] : {};
  const required = Array.isArray(known['required']) ? (known['required'] as unknown[]) : [];
  const changed: Json = {};
  for (const [name, sent] of Object.entries(value)) {
    const own = properties[name] ?? known['additionalProperties'];
    const made = change({
      name,
      value: changeFields(sent, own, change),
      schema: laid(own),
      isRequired: required.includes(name),
      isNullable: allowsNull(own),
    });
    if (made !== GONE) changed[name] = made;
  }
  return changed;
}

/** Whether the data contains a field that matches `which`. */
export function hasField(schema: unknown, which: (name: string, isRequired: boolean) => boolean): boolean {
  const seen = new Set<string>();
  const look = (part: unknown): boolean => {
    const known = laid(part);
    const key = JSON.stringify(known);
    if (seen.has(key)) return false;
    seen.add(key);
    const required = Array.isArray(known['required']) ? (known['required'] as unknown[]) : [];
    const properties = isObject(known['properties']) ? Object.entries(known['properties']) : [];
    return (
      properties.some(([name, field]) => which(name, required.includes(name)) || look(field)) ||
      (known['items'] !== undefined && look(known['items']))
    );
  };
  return look(schema);
}

/** Fields that name or describe something for the reader. */
export const isLabel = (name: string): boolean =>
  /(?:name|title|label|text|texts|desc|summary|abstract|value|remark|subject)(?:en|zh|cn)?$/i.test(name) ||
  /^(?:en|zh)[A-Z]/.test(name);

/** Returns a copy with `change` applied to every list, at any depth. */
export function changeLists(value: unknown, change: (list: readonly unknown[]) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((item) => changeLists(item, change)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, sent]) => [name, changeLists(sent, change)]));
}

export function hasList(schema: unknown): boolean {
  const known = laid(schema);
  return known['items'] !== undefined || hasListBelow(known);
}

function hasListBelow(known: Json): boolean {
  const properties = isObject(known['properties']) ? Object.values(known['properties']) : [];
  return properties.some((field) => laid(field)['items'] !== undefined);
}
