/** npm run contract:diff reports breaking changes; one change at a time is planted in our own contract. */
import { beforeAll, describe, expect, it } from 'vitest';
import { reportLines, type Change, type Weight } from '#scripts/contract-diff/change.ts';
import { compareContracts } from '#scripts/contract-diff/compare.ts';
import { readReleased, releasedText } from '#scripts/contract-diff/released.ts';
import { loadOpenapi, type OpenapiDocument } from '#scripts/openapi/document.ts';
import type { Json } from '#scripts/openapi/json.ts';

let contract: OpenapiDocument;
beforeAll(async () => {
  contract = await loadOpenapi('openapi/portal.yaml');
});

/** Node at a path of the document. */
const at = (node: unknown, ...steps: readonly string[]): Json =>
  steps.reduce<Json>((inner, step) => inner[step] as Json, node as Json);
const schema = (document: OpenapiDocument, name: string): Json => at(document.components.schemas, name);
/** The enum array itself, so that mutations change the contract. */
const wordsOf = (document: OpenapiDocument, name: string): unknown[] =>
  // Safe: an enum is an array.
  schema(document, name)['enum'] as unknown[];
const field = (document: OpenapiDocument, name: string, key: string): Json =>
  at(schema(document, name), 'properties', key);
const leaveOut = (from: Json, key: string): void => {
  from['required'] = (from['required'] as string[]).filter((name) => name !== key);
};
const without = (from: Json, key: string): void => {
  delete at(from, 'properties')[key];
  if (Array.isArray(from['required'])) leaveOut(from, key);
};
const want = (from: Json, key: string): void => {
  from['required'] = [...((from['required'] as string[] | undefined) ?? []), key];
};

type Plant = (document: OpenapiDocument) => void;
const compared = (plant: Plant): readonly Change[] => {
  const after = structuredClone(contract);
  plant(after);
  return compareContracts({ before: contract, after });
};
const found = (changes: readonly Change[], weight: Weight): string[] =>
  changes
    .filter((one) => one.weight === weight)
    .map(({ side, place, what, operations }) => `${operations.join(' ')} | ${side} ${place} ${what}`);

const SEARCH = '/p/epd/page';
const CONFIRM = '/api/p/price/confirm';

const BREAKING: readonly (readonly [string, Plant, string])[] = [
  ['a call is gone', (d) => delete d.paths[CONFIRM], 'confirmQuote | call POST /api/p/price/confirm is gone'],
  [
    'a path is another one',
    (d) => {
      d.paths['/api/p/price/accept'] = d.paths[CONFIRM] ?? {};
      delete d.paths[CONFIRM];
    },
    'confirmQuote | call POST /api/p/price/confirm is POST /api/p/price/accept now',
  ],
  [
    'an open call wants a session',
    (d) => (at(d.paths, SEARCH, 'post')['security'] = [{ token: [] }]),
    'searchDeclarations | call session is wanted now',
  ],
  [
    'a field of an answer is gone',
    (d) => without(schema(d, 'DeclarationPage'), 'totals'),
    'searchDeclarations | answer DeclarationPage.totals no longer comes',
  ],
  [
    'a field of an answer may be left out',
    (d) => leaveOut(schema(d, 'DeclarationPage'), 'totals'),
    'searchDeclarations | answer DeclarationPage.totals may now be left out',
  ],
  [
    'a field of an answer may be null',
    (d) =>
      (at(schema(d, 'DeclarationPage'), 'properties')['totals'] = { type: ['integer', 'null'], minimum: 0 }),
    'searchDeclarations | answer DeclarationPage.totals may now be null',
  ],
  [
    'a field of an answer is of another type',
    (d) => (at(schema(d, 'DeclarationPage'), 'properties')['totals'] = { type: 'string' }),
    'searchDeclarations | answer DeclarationPage.totals changes its type from integer to string',
  ],
  [
    'an answer knows a word more',
    (d) => wordsOf(d, 'CompanyStatus').push('9'),
    'answer CompanyStatus may now be 9',
  ],
  [
    'a new field must be sent',
    (d) => {
      at(schema(d, 'QuoteKey'), 'properties')['reason'] = { type: 'string' };
      want(schema(d, 'QuoteKey'), 'reason');
    },
    'request QuoteKey.reason is new and must be sent',
  ],
  [
    'a field that was free must be sent',
    (d) => want(schema(d, 'DeclarationSearchRequest'), 'epdKeyword'),
    'searchDeclarations | request DeclarationSearchRequest.epdKeyword must be sent now',
  ],
  [
    'a field is no longer taken',
    (d) => without(schema(d, 'DeclarationSearchRequest'), 'epdKeyword'),
    'searchDeclarations | request DeclarationSearchRequest.epdKeyword is no longer taken',
  ],
  [
    'a text must be shorter',
    (d) => (field(d, 'DeclarationSearchRequest', 'epdKeyword')['maxLength'] = 3),
    'searchDeclarations | request DeclarationSearchRequest.epdKeyword maxLength goes from',
  ],
  [
    'a number must be larger',
    (d) => (field(d, 'DeclarationSearchRequest', 'gwpMin')['minimum'] = 5),
    'searchDeclarations | request DeclarationSearchRequest.gwpMin minimum goes from',
  ],
  [
    'a pattern is new',
    (d) => (field(d, 'DeclarationSearchRequest', 'epdKeyword')['pattern'] = '^x'),
    'searchDeclarations | request DeclarationSearchRequest.epdKeyword pattern "^x" is new',
  ],
  [
    'a request knows a word less',
    (d) => wordsOf(d, 'CaptchaType').pop(),
    'request CaptchaType is never clickWord any more',
  ],
  [
    'a parameter that was free is gone',
    (d) => {
      const call = at(d.paths, SEARCH, 'post');
      call['parameters'] = (call['parameters'] as Json[]).filter(
        ({ $ref }) => !String($ref).endsWith('AcceptLanguage'),
      );
    },
    'searchDeclarations | request header Accept-Language is no longer taken',
  ],
  [
    'a new parameter must be sent',
    (d) => {
      const call = at(d.paths, SEARCH, 'post');
      const tenant = { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } };
      call['parameters'] = [...(call['parameters'] as Json[]), tenant];
    },
    'searchDeclarations | request query tenant is new and must be sent',
  ],
  [
    'a body must be of another type',
    (d) => {
      const { content } = at(d.paths, SEARCH, 'post', 'requestBody');
      const known = content as Json;
      known['application/xml'] = known['application/json'];
      delete known['application/json'];
    },
    'searchDeclarations | request body is no longer application/json',
  ],
  [
    'a status is gone',
    (d) => delete at(d.paths, CONFIRM, 'post', 'responses')['401'],
    'confirmQuote | answer HTTP 401 no longer comes',
  ],
  [
    'an answer has one more shape',
    (d) => {
      const { schema: answer } = at(
        d.paths,
        CONFIRM,
        'post',
        'responses',
        '200',
        'content',
        'application/json',
      );
      ((answer as Json)['oneOf'] as Json[]).push({ type: 'string', title: 'a queue number' });
    },
    'confirmQuote | answer HTTP 200 the alternative a queue number is new',
  ],
];

describe('what breaks', () => {
  it.each(BREAKING)('%s', (_, plant, expected) => {
    const broken = found(compared(plant), 'breaking');
    expect(broken.join('\n')).toContain(expected);
    expect(broken).toHaveLength(1);
  });
});

const HARMLESS: readonly (readonly [string, Weight, Plant, string])[] = [
  [
    'a new call',
    'addition',
    (d) => {
      const get = at(structuredClone(d.paths), '/api/n/menu/all', 'get');
      d.paths['/api/n/menu/short'] = { get: { ...get, operationId: 'getShortMenu' } };
    },
    'getShortMenu | call GET /api/n/menu/short is new',
  ],
  [
    'a new field of an answer',
    'addition',
    (d) => (at(schema(d, 'DeclarationPage'), 'properties')['note'] = { type: 'string' }),
    'searchDeclarations | answer DeclarationPage.note is new',
  ],
  [
    'a new field that may be sent',
    'addition',
    (d) => (at(schema(d, 'QuoteKey'), 'properties')['note'] = { type: 'string' }),
    'request QuoteKey.note is new',
  ],
  [
    'a request that takes more',
    'addition',
    (d) => (field(d, 'DeclarationSearchRequest', 'epdKeyword')['maxLength'] = 9999),
    'searchDeclarations | request DeclarationSearchRequest.epdKeyword maxLength goes from',
  ],
  [
    'an answer that is never null',
    'addition',
    (d) => (field(d, 'Declaration', 'supersededById')['type'] = 'string'),
    'Declaration.supersededById is no longer null',
  ],
  [
    'a refusal that nobody knew',
    'look',
    (d) => (at(d.paths, CONFIRM, 'post')['x-failures'] = ['CODE_0', 'FAILURE']),
    'confirmQuote | answer refusals FAILURE is new',
  ],
];

describe('what does not', () => {
  it.each(HARMLESS)('%s', (_, weight, plant, expected) => {
    const changes = compared(plant);
    expect(found(changes, 'breaking')).toEqual([]);
    expect(found(changes, weight).join('\n')).toContain(expected);
  });

  it('is the same contract, and other words in it', () => {
    const words: Plant = (d) => {
      field(d, 'DeclarationPage', 'totals')['description'] = 'All of them.';
      at(d.paths, SEARCH, 'post')['summary'] = 'Find';
    };
    expect(compared(words)).toEqual([]);
    expect(reportLines('itself', [])).toEqual(['Compared with itself', 'The contract is the same.']);
  });
});

describe('the report', () => {
  it('names breaking changes first, each with its place and its calls', () => {
    const lines = reportLines(
      'the one before',
      compared((d) => {
        at(schema(d, 'DeclarationPage'), 'properties')['note'] = { type: 'string' };
        without(schema(d, 'DeclarationPage'), 'totals');
      }),
    );
    expect(lines.slice(0, 2)).toEqual([
      'Compared with the one before',
      '1 breaking, 0 to look at, 1 additions',
    ]);
    const breaking = lines.indexOf('  ✗ DeclarationPage.totals in answers: no longer comes');
    expect(lines[breaking + 1]).toBe('      searchDeclarations');
    expect(lines.indexOf('  + DeclarationPage.note in answers: is new')).toBeGreaterThan(breaking);
  });

  it('names the first calls of a schema that many use, and counts the others', () => {
    const lines = reportLines(
      'x',
      compared((d) => delete schema(d, 'Message')['type']),
    );
    expect(lines.join('\n')).toMatch(
      /✗ Message in answers: may now be of any type\n {6}(?:\w+, ){5}\w+ and \d+ more/,
    );
  });
});

it('a released contract is compared as the contract that it was made from', () => {
  const { document, what } = readReleased(releasedText('1.2.3', '2026-11-22', contract));
  expect(what).toBe('the contract of 1.2.3, released on 2026-11-22');
  expect(compareContracts({ before: document, after: contract })).toEqual([]);
  expect(compareContracts({ before: contract, after: document })).toEqual([]);
  expect(() => readReleased('{}')).toThrow('no released contract');
  const damaged = {
    version: '1.2.3',
    on: '2026-11-22',
    contract: { paths: { '/p': null }, components: { schemas: {} } },
  };
  expect(() => readReleased(JSON.stringify(damaged))).toThrow('no released contract');
});
