/** Generates requests from the contract's schemas for property-based tests: valid, nearly valid, hostile. */
import fc, { type Arbitrary } from 'fast-check';
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject, listIn, type Json } from '../openapi/json.ts';

export type Kind = 'valid' | 'nearly' | 'hostile';

export interface Case {
  readonly kind: Kind;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** JSON, form fields, or a raw string. */
  readonly body: unknown;
  readonly raw?: string;
  readonly contentType?: string;
  readonly language: string;
  /** Index into the callers. */
  readonly who: number;
}

/** Maximum length of generated strings; limits such as 100,000 characters have tests of their own. */
const LONGEST = 300;
const MOST_ITEMS = 4;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '<script>alert(1)</script>',
  "' OR '1'='1",
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '{{constructor.constructor("x")()}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '9'.repeat(400),
  '名'.repeat(3000),
  '[[[[[[',
];

/** Ids of existing rows reach more code than invented ones. */
const texts = (ids: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...ids),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));

/** Deeper than the call stack allows for a recursive walk. */
const DEEP = 20_000;
/** More keys than any body needs: cheap to send, slow for a linear search. */
const MANY_KEYS = 50_000;

/** Placeholder replaced in the JSON text: JSON.stringify cannot serialise values this deep. */
export const OVERSIZED = {
  '@deep list': '['.repeat(DEEP) + ']'.repeat(DEEP),
  '@deep object': '{"a":'.repeat(DEEP) + '0' + '}'.repeat(DEEP),
  '@many keys': `{${Array.from({ length: MANY_KEYS }, (_, at) => `"k${at}":0`).join(',')}}`,
  '@many items': `[${'0,'.repeat(MANY_KEYS)}0]`,
} as const;
const oversized = fc.constantFrom(...Object.keys(OVERSIZED));

const anything: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    fc.constantFrom(null, true, false, 0, -1, 1e308, 1.5, 2 ** 53),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(hostileText, fc.string({ maxLength: 8 })), tie('value'), { maxKeys: 3 }),
  ),
})).value;

function resolve(schema: unknown): Json | null {
  if (!isObject(schema)) return null;
  if (typeof schema['$ref'] !== 'string') return schema;
  const name = schema['$ref'].split('/').at(-1) ?? '';
  return { ...resolve(schemas.requestDefs[name]), ...schema, $ref: undefined };
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

function textFor(schema: Json, ids: readonly string[], name: string): Arbitrary<string> {
  // The generator does not support lookahead; violating it is close enough.
  if (typeof schema['pattern'] === 'string')
    return fc.stringMatching(new RegExp(schema['pattern'].replace(/\(\?=[^)]*\)/g, ''), 'u'));
  if (schema['format'] === 'date')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (schema['format'] === 'uuid') return fc.uuid();
  const minLength = numberOr(schema['minLength'], 0);
  const maxLength = Math.min(numberOr(schema['maxLength'], LONGEST), LONGEST);
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, maxLength), unit: 'grapheme' });
  return /id$|Id|Number$|Code$/i.test(name) ? fc.oneof({ weight: 3, arbitrary: texts(ids) }, plain) : plain;
}

/** A value that the schema allows, or nearly: patterns with limits, and ids, may exceed it. */
export function valueOf(schema: unknown, ids: readonly string[], name = ''): Arbitrary<unknown> {
  const found = resolve(schema);
  if (found === null) return anything;
  if ('const' in found) return fc.constant(found['const']);
  const choice = listIn(found['enum']);
  if (choice !== null) return fc.constantFrom(...choice);
  const branches = listIn(found['oneOf']) ?? listIn(found['anyOf']);
  if (branches !== null) return fc.oneof(...branches.map((one) => valueOf(one, ids, name)));
  const { type } = found;
  const types = listIn(type);
  if (types !== null) return fc.oneof(...types.map((one) => valueOf({ ...found, type: one }, ids, name)));
  switch (type) {
    case 'string':
      return textFor(found, ids, name);
    case 'integer':
    case 'number':
      return fc.integer({ min: numberOr(found['minimum'], -5), max: numberOr(found['maximum'], 50) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = numberOr(found['minItems'], 0);
      const maxLength = Math.max(minLength, Math.min(numberOr(found['maxItems'], MOST_ITEMS), MOST_ITEMS));
      return fc.array(valueOf(found['items'], ids, name), { minLength, maxLength });
    }
    case 'object':
    case undefined:
      return objectOf(found, ids);
    default:
      return anything;
  }
}

function objectOf(schema: Json, ids: readonly string[]): Arbitrary<Record<string, unknown>> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, ids, name)]),
  );
  const required = listIn(schema['required']) ?? [];
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((name) => required.includes(name)) });
}

/** A value with one error: a field missing, of another type, too long, or extra. */
function mutated(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const other = fc.oneof(anything, fc.constant('x'.repeat(5000)), fc.constant(undefined), oversized);
  return fc.tuple(value, fc.nat(), other).map(([made, at, instead]) => {
    const list = listIn(made);
    if (list !== null) return [...list, instead];
    if (!isObject(made)) return instead;
    const names = [...Object.keys(made), 'extra'];
    const name = names[at % names.length] ?? 'extra';
    return Object.fromEntries([...Object.entries(made), [name, instead]]);
  });
}

const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const RAW_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"x":1}}',
  '{"id":1,"id":2}',
  '[[[[[[[[[[',
  '['.repeat(DEEP),
  ...Object.values(OVERSIZED),
  '\ufeff{}',
];
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'x',
];

/** Requests of one call. @param ids of existing rows @param callers number of callers to choose from */
export function casesOf(operation: OperationId, ids: readonly string[], callers: number): Arbitrary<Case> {
  const declared = schemas.operations[operation] ?? { answers: {} };
  const content = Object.values(declared.body?.content ?? {})[0];
  const path = valueOf(declared.path ?? { type: 'object' }, ids);
  const query = valueOf(declared.query ?? { type: 'object' }, ids);
  const body = content === undefined ? fc.constant(undefined) : valueOf(content, ids);
  const who = fc.nat({ max: callers - 1 });
  const language = fc.constantFrom('zh-CN', 'en', 'en', 'fr-FR', '');
  const made = (
    kind: Kind,
    parts: Readonly<Record<'path' | 'query' | 'body', Arbitrary<unknown>>>,
  ): Arbitrary<Case> =>
    fc
      .record({ ...parts, who, language })
      .map((one) => ({ ...one, kind, path: asObject(one.path), query: asObject(one.query) }));
  const fits = operations[operation].request;
  const hostileBody = fits === 'none' ? fc.constant(undefined) : fc.oneof(anything, mutated(body));
  const hostile = fc
    .tuple(
      made('hostile', {
        path: path.chain((value) =>
          fc.record(Object.fromEntries(Object.keys(asObject(value)).map((name) => [name, hostileText]))),
        ),
        query: fc.dictionary(
          fc.oneof(hostileText, fc.constantFrom('pageNum', 'pageSize', 'id')),
          hostileText,
          {
            maxKeys: 3,
          },
        ),
        body: hostileBody,
      }),
      fc.option(fc.constantFrom(...RAW_BODIES), { nil: undefined, freq: 4 }),
      fc.option(fc.constantFrom(...TYPES), { nil: undefined, freq: 4 }),
    )
    .map(([one, raw, contentType]) => ({
      ...one,
      ...(raw === undefined || fits === 'none' ? {} : { raw }),
      ...(contentType === undefined ? {} : { contentType }),
    }));
  return fc.oneof(
    { weight: 4, arbitrary: made('valid', { path, query, body }) },
    { weight: 3, arbitrary: made('nearly', { path, query: mutated(query), body: mutated(body) }) },
    { weight: 3, arbitrary: hostile },
  );
}
