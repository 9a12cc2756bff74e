import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { SHAPES } from '#mocks/world/entities.ts';
import { row, text, RECIPES } from '#mocks/world/entities/shape.ts';
import { ROW_SHAPES, SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts';

/** What makes a schema of valibot another one; names of messages and functions do not. */
const PARTS = ['type', 'entries', 'item', 'items', 'key', 'value', 'options', 'wrapped', 'pipe', 'literal'];
const isPart = (name: string): boolean => name === 'requirement' || PARTS.includes(name);

/** A schema as text, its fields in the order of their names. */
function written(schema: unknown): string {
  if (Array.isArray(schema)) return `[${schema.map(written).join()}]`;
  if (schema instanceof RegExp) return String(schema);
  if (typeof schema !== 'object' || schema === null) return JSON.stringify(schema) ?? '';
  const isSchema = 'kind' in schema && '~run' in schema;
  const parts = Object.entries(schema)
    .filter(([name, part]) => typeof part !== 'function' && (!isSchema || isPart(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([name, part]) => `${name}:${written(part)}`).join()}}`;
}
const digest = (shapes: unknown): string =>
  createHash('sha256').update(written(shapes)).digest('hex').slice(0, 16);

test('rows have the shapes of their SNAPSHOT_VERSION: an older file would else be taken and fail later', () => {
  expect(
    digest({ SHAPES, RECIPES }),
    `Rows have changed: raise SNAPSHOT_VERSION (${SNAPSHOT_VERSION}) in mocks/world/snapshot.ts, unless there is only a new field that may be missing, and put the new digest beside it`,
  ).toBe(ROW_SHAPES);
});

test.each([
  ['another field', row({ a: text, b: text })],
  ['a field of another name', row({ b: text })],
  ['null where there was none', row({ a: v.nullable(text) })],
  ['another limit', row({ a: v.pipe(text, v.maxLength(9)) })],
  ['a list', row({ a: v.array(text) })],
  ['other words', row({ a: v.picklist(['x', 'y']) })],
])('the digest tells %s', (_, changed) => {
  expect(digest(changed)).not.toBe(digest(row({ a: text })));
});
