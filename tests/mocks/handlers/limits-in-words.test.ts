/**
 * Breaks every limit of the contract on requests (decision 32): the handler refuses with a readable message in the language of
 * the call, and nothing changes.
 */
import { describe, expect, it } from 'vitest';
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import { checkRequest } from '#mocks/openapi/validate.ts';
import type { Schema } from '#mocks/openapi/types.ts';
import { isObject } from '#scripts/openapi/json.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { changesOf, openBench, type CallInput, type Bench } from './harness.ts';
import { VALID_CALLS, type ValidCall } from './valid-calls.ts';
import { must } from '../../support/must.ts';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
interface Break {
  /** For example `epd/0/productName maxLength`. */
  readonly name: string;
  readonly path: Path;
  /** Undefined removes the value. */
  readonly value: unknown;
}

function resolve(schema: unknown): Json {
  if (!isObject(schema)) return {};
  const reference = schema['$ref'];
  return typeof reference === 'string'
    ? resolve(schemas.requestDefs[reference.split('/').at(-1) ?? ''])
    : schema;
}
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Invalid values of a text. The empty string is invalid only for required fields. */
function wrongTexts(schema: Json, isRequired: boolean): [string, string][] {
  const wrong: [string, string][] = [];
  const [min, max] = [number(schema['minLength']), number(schema['maxLength'])];
  if (isRequired && min !== undefined) wrong.push(['empty', ''], ['blank', '  ']);
  if (isRequired && schema['enum'] === undefined) wrong.push(['invisible', '\u200b\u2060']);
  if (min !== undefined && min > 1) wrong.push(['minLength', '长'.repeat(min - 1)]);
  if (max !== undefined)
    wrong.push(['maxLength', '长'.repeat(max + 1)], ['far too long', 'x'.repeat(max * 50)]);
  if (typeof schema['pattern'] === 'string') {
    const pattern = new RegExp(schema['pattern'], 'u');
    for (const text of ['nothing like it', '?', '１２３４５６', 'a@@b'])
      if (!pattern.test(text)) wrong.push([`pattern ${text}`, text]);
  }
  if (schema['format'] !== undefined) wrong.push(['format', 'nothing like it']);
  return wrong;
}

function breaksOf(schemaOrReference: unknown, value: unknown, path: Path, isRequired: boolean): Break[] {
  const schema = resolve(schemaOrReference);
  const at = path.join('/');
  const found: Break[] = [];
  const add = (name: string, wrong: unknown) => found.push({ name: `${at} ${name}`, path, value: wrong });
  if (path.length > 0 && isRequired) {
    add('missing', undefined);
    if (![schema['type']].flat().includes('null')) add('null', null);
  }
  const type = [schema['type']].flat();
  if (type.includes('string') && schema['enum'] === undefined)
    for (const [name, wrong] of wrongTexts(schema, isRequired)) add(name, wrong);
  if (type.includes('integer')) {
    const [min, max] = [number(schema['minimum']), number(schema['maximum'])];
    if (min !== undefined) add('minimum', min - 1);
    if (max !== undefined) add('maximum', max + 1);
  }
  if (type.includes('array')) {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    if (number(schema['minItems']) !== undefined) add('minItems', []);
    const max = number(schema['maxItems']);
    const tooMany = Array.from({ length: (max ?? 0) + 1 }, (_, n) => list[n % list.length]);
    if (max !== undefined) add('maxItems', tooMany);
    if (list.length > 0) found.push(...breaksOf(schema['items'], list[0], [...path, 0], false));
  }
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  for (const [name, inner] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {})) {
    found.push(
      ...breaksOf(inner, isObject(value) ? value[name] : undefined, [...path, name], required.includes(name)),
    );
  }
  return found;
}

/** Returns a copy with a nested value replaced. */
function withValue(value: unknown, [first, ...rest]: Path, wrong: unknown): unknown {
  if (first === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === first ? withValue(item, rest, wrong) : item));
  const object: Json = isObject(value) ? value : {};
  return { ...object, [first]: withValue(object[first], rest, wrong) };
}

const PLACES = ['body', 'path', 'query'] as const;

function schemaOf(id: OperationId, place: (typeof PLACES)[number]): Schema | undefined {
  const operation = schemas.operations[id];
  return place === 'body' ? operation?.body?.content['application/json'] : operation?.[place];
}

/** Broken JSON calls; forms and files are covered by files.test.ts. */
function brokenCalls(id: OperationId, valid: ValidCall): { name: string; input: CallInput }[] {
  return PLACES.flatMap((place) => {
    const schema = schemaOf(id, place);
    if (schema === undefined) return [];
    return breaksOf(schema, valid[place], [], true)
      .filter(({ value }) => place === 'body' || (value !== undefined && value !== null && value !== ''))
      .map(({ name, path, value }) => ({
        name: `${place} ${name}`,
        // The value breaks the type on purpose.
        input: { ...valid, [place]: withValue(valid[place], path, value) as never },
      }));
  });
}

const ids = Object.keys(operations) as OperationId[];
const limited = ids.filter((id) => {
  const takesFiles = schemas.operations[id]?.answers['200']?.['application/json'] === undefined;
  return !takesFiles && PLACES.some((place) => breaksOf(schemaOf(id, place), undefined, [], true).length > 0);
});

/** Expects a message for users: no field names or schema keywords. */
function expectWords(message: string, language: 'zh-CN' | 'en', name: string): void {
  if (/^[A-Z]+(_[A-Z]+)+$/.test(message)) return; // an error key, which the portal translates
  expect(message, name).not.toMatch(
    /^(body|path|query) |must (NOT|match|have|be (string|object|array|integer|number|[<>=]))|undefined|NaN/,
  );
  if (language === 'en') expect(message, name).toMatch(/^[A-Z][^\u4e00-\u9fff]+$/);
  else expect(message, name).toMatch(/[\u4e00-\u9fff]/);
}

describe('a limit that is broken is refused in words (decision 32)', () => {
  it('there is a valid call for every operation whose request has limits', () => {
    expect(Object.keys(VALID_CALLS).sort()).toEqual([...limited].sort());
  });

  it.each(limited)('%s', async (id) => {
    const bench = await openBench();
    const make = must(VALID_CALLS[id]);
    const valid = await make(bench);
    const caller = valid.token === undefined ? bench.as(valid.as) : bench.withToken(valid.token);
    for (const { name, input } of brokenCalls(id, valid)) {
      for (const language of ['zh-CN', 'en'] as const) {
        const before = changesOf(bench);
        const { status, code, message } = await caller.refusal(id, { ...input, language });
        expect({ status, code }, `${name}: ${message}`).toEqual({ status: 200, code: 0 });
        expectWords(message, language, name);
        expect(changesOf(bench), `${name} changes nothing`).toBe(before);
      }
    }
    // No failed call consumed the code, the puzzle or the file: the valid call still succeeds.
    expect(checkRequest(id, { path: valid.path ?? {}, body: valid.body })).toEqual([]);
    await caller.ok(id, valid);
  });
});

const NOT_ENTITLED = [
  ['whose registration is under review', { auditStatus: 0 }, 'Your registration is under review.'],
  ['whose registration was rejected', { auditStatus: 2 }, 'Your registration was not approved.'],
  ['whose company is not certified', null, 'Your company must be certified first.'],
  ['whose company is under review', '0', 'The certification of your company is under review.'],
  ['whose company failed', '2', 'Your company must be certified first.'],
] as const;

/** The valid call of somebody who was entitled until it was ready. */
async function expectRefused(id: OperationId, revoke: (bench: Bench) => void, message: string) {
  const bench = await openBench();
  const call = must(await VALID_CALLS[id]?.(bench));
  const caller = bench.as(call.as);
  revoke(bench);
  const before = changesOf(bench);
  await caller.refused(id, call, message);
  expect(changesOf(bench)).toBe(before);
}

const REQUESTS = [
  'submitApplication',
  'submitVerification',
  'submitLowCarbonApplication',
  'applyForPcr',
] as const;
const PAPERS = ['confirmQuote', 'refuseQuote', 'confirmContract', 'refuseContract'] as const;
const DECISIONS = ['updateLcaValidation', ...PAPERS] as const;

describe.each([...REQUESTS, ...DECISIONS])('%s [2§6 pcr guards] (decision 39)', (id) => {
  it.each(NOT_ENTITLED)('is refused to somebody %s', async (_, state, message) => {
    await expectRefused(
      id,
      ({ world: { store } }) => {
        if (state === null || typeof state === 'string') store.companies.update('co-01', { status: state });
        else store.users.update('u-certified', state);
      },
      message,
    );
  });
});

it.each(REQUESTS)('%s is refused while the cancellation of the account is in review', async (id) => {
  const leave = ({ world: { store } }: Bench) => store.users.update('u-certified', { status: 'leaving' });
  await expectRefused(id, leave, 'The cancellation of this account is already in review.');
});
