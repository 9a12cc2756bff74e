/**
 * Compares the documented fields (openapi/fields.tsv) with the contract: each exists and is not marked as invented; every other
 * field is marked as invented or assumed (decision 41).
 */
import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';
import type { OpenapiDocument } from './document.ts';
import { isObject, objectIn, type Json } from './json.ts';

export type DocumentedFields = ReadonlyMap<string, readonly string[]>;

/** Reads the list: schema, source, fields separated by spaces. */
export function documentedFields(): DocumentedFields {
  const lines = readFileSync(`${ROOT}openapi/fields.tsv`, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [schema = '', , fields = ''] = line.split('\t');
      return [schema, fields.split(' ')];
    }),
  );
}

const has = (node: Json, mark: string): boolean => node[mark] !== undefined;

function problemsOfField(
  place: string,
  isDocumented: boolean,
  field: Json,
  isAssumedWhole: boolean,
): string[] {
  if (isDocumented && has(field, 'x-invented'))
    return [`${place} is documented (openapi/fields.tsv) and marked x-invented`];
  if (isDocumented || has(field, 'x-invented') || has(field, 'x-assumed') || isAssumedWhole) return [];
  return [`${place} is neither documented (openapi/fields.tsv) nor marked x-invented or x-assumed`];
}

export function compareFields(documented: DocumentedFields, { components }: OpenapiDocument): string[] {
  const unknown = [...documented.keys()].filter((name) => components.schemas[name] === undefined);
  const problems = unknown.map((name) => `${name} of openapi/fields.tsv is no schema of the contract`);
  for (const [name, schema] of Object.entries(components.schemas)) {
    const fields = objectIn(schema['properties']);
    const named = documented.get(name) ?? [];
    const missing = named.filter((field) => fields[field] === undefined);
    problems.push(...missing.map((field) => `${name}.${field} is documented but not in the contract`));
    // On an invented object, or one without documented fields, the mark may be on the object itself.
    if (has(schema, 'x-invented')) continue;
    const isAssumedWhole = named.length === 0 && has(schema, 'x-assumed');
    for (const [field, node] of Object.entries(fields))
      if (isObject(node))
        problems.push(...problemsOfField(`${name}.${field}`, named.includes(field), node, isAssumedWhole));
  }
  return problems;
}
