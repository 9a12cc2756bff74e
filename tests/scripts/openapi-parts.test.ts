import { describe, expect, it } from 'vitest';
import { compareCalls, documentedIds } from '#scripts/openapi/calls.ts';
import { operationsOf, type OpenapiDocument, type Located } from '#scripts/openapi/document.ts';
import { compareFields } from '#scripts/openapi/documented-fields.ts';
import { emitOperations } from '#scripts/openapi/emit-operations.ts';
import { renderTable } from '#scripts/openapi/table.ts';
import { namesOperation, withoutComments } from '#scripts/openapi/usage.ts';

const confirmQuote: Located = {
  method: 'POST',
  path: '/api/p/price/confirm',
  operation: { operationId: 'confirmQuote', tags: ['quote'], summary: '', responses: {} },
};

it.each([
  ["api.POST('/api/p/price/confirm', { body })", true],
  ["fileUrl('confirmQuote', id)", true],
  ["api.POST('/api/p/price/confirmed')", false],
  ["t('confirmQuote')", false],
  ["// api.POST('/api/p/price/confirm')", false],
  ["/** See '/api/p/price/confirm'. */", false],
])('use by a screen: %s: %s', (code, used) => {
  expect(namesOperation(withoutComments(code), confirmQuote)).toBe(used);
});

it('names fields that only one side knows, and invented ones that a document names', () => {
  const schemas = {
    Quote: {
      properties: {
        id: {},
        status: { 'x-invented': 'No.' },
        amount: { 'x-invented': 'Yes.' },
        note: {},
        key: { 'x-assumed': 'It.' },
      },
    },
    QuoteItem: { 'x-invented': 'Ours.', properties: { name: {} } },
  };
  expect(
    compareFields(
      new Map([
        ['Quote', ['id', 'status', 'pdf']],
        ['Bill', ['id']],
      ]),
      { paths: {}, components: { schemas } },
    ),
  ).toEqual([
    'Bill of openapi/fields.tsv is no schema of the contract',
    'Quote.pdf is documented but not in the contract',
    'Quote.status is documented (openapi/fields.tsv) and marked x-invented',
    'Quote.note is neither documented (openapi/fields.tsv) nor marked x-invented or x-assumed',
  ]);
});

describe('a call that no document names', () => {
  /** A small contract: the documented call, and one of ours beside it. */
  const contract = (marks: object): OpenapiDocument => ({
    paths: {
      '/api/p/price/confirm': { post: { ...confirmQuote.operation } },
      '/api/p/price/history': {
        post: { operationId: 'listQuotes', tags: ['quote'], summary: '', responses: {}, ...marks },
      },
    },
    components: { schemas: {} },
  });
  const documented = ['POST /api/p/price/confirm'];
  const ours = operationsOf(contract({ 'x-invented': 'A rejected quote stays readable.' }));

  it('may stand in the contract when it says why', () => {
    expect(compareCalls(documented, ours)).toEqual([]);
    expect(compareCalls(documented, operationsOf(contract({})))).toEqual([
      'POST /api/p/price/history is neither documented (openapi/calls.tsv) nor marked x-invented',
    ]);
  });

  it('is a call like any other, and counted as ours', () => {
    const all = new Set(['confirmQuote', 'listQuotes']);
    const coverage = { handled: all, used: new Set<string>(), exercised: all };
    const table = renderTable(ours, { ...coverage, documented: documentedIds(documented, ours) });
    const [head = '', , row = ''] = table.split('\n');
    expect(head.split(/ {2,}/).slice(0, 4)).toEqual(['area', 'calls', 'documented', 'handled']);
    expect(row.split(/ {2,}/)).toEqual(['quote', '2', '1', '2', '0', '2']);
    expect(emitOperations(contract({}), '')).toContain("listQuotes: { method: 'POST'");
  });
});
