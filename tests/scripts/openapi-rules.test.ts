/** The contract's own lint rules, each proved on a small contract that breaks it. */
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '#scripts/openapi/redocly.js';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT } from '#scripts/lib/paths.ts';

/** The rules of redocly.yaml for the portal's contract, without those that it takes from Redocly. */
const {
  rules,
  apis: { portal },
} = parse(readFileSync(`${ROOT}redocly.yaml`, 'utf8')) as {
  rules: Record<string, string>;
  apis: { portal: { rules: Record<string, string> } };
};
const OWN = Object.fromEntries(
  Object.entries({ ...rules, ...portal.rules }).filter(([name]) => /^(?:openapi|rule)\//.test(name)),
);

/** A sound operation, as it would stand in openapi/quote.yaml. */
const GOOD = `
openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /api/p/price/confirm:
    post:
      operationId: confirmQuote
      tags: [quote]
      x-source: document 2 §7
      x-failures: [CODE_0, USER_NOT_FOUND]
      security: [{ token: [] }]
      responses:
        '200':
          description: The envelope.
          content:
            application/json:
              schema:
                oneOf:
                  - type: object
                    required: [code, message, data]
                    properties:
                      code: { $ref: './common.yaml#/components/schemas/SuccessCode' }
                      message: { $ref: './common.yaml#/components/schemas/Message' }
                      data: { type: 'null', x-assumed: The documents name no answer. }
                  - $ref: './common.yaml#/components/schemas/Failure'
        '401': { $ref: './common.yaml#/components/responses/Unauthorized' }
`;

interface Quote {
  parameters?: unknown[];
  operationId: unknown;
  tags: string[];
  'x-source'?: string;
  'x-failures'?: unknown[];
  responses: Record<string, { content: Record<string, { schema: { oneOf: Success[] } }> }>;
}

interface Success {
  required: string[];
  allOf?: unknown[];
  properties: Record<string, Record<string, unknown>>;
}

const OURS = { 'x-invented': 'The dialog shows it.', 'x-without': 'The PDF holds the price.' };
const OURS_IN_QUERY = { name: 'sort', in: 'query', description: 'd', schema: { type: 'string' }, ...OURS };
const WITHOUT_X_WITHOUT = { type: 'array', items: { type: 'object', 'x-invented': 'Why.' } };
const quoteWith = (properties: object, ...required: string[]) => ({ type: 'object', required, properties });

/** Rules that report the contract after a change to its operation. */
async function broken(change: (operation: Quote, success: Success) => void): Promise<string[]> {
  const document = parse(GOOD) as { paths: Record<string, { post: Quote }> };
  const operation = document.paths['/api/p/price/confirm']?.post;
  const success = operation?.responses['200']?.content['application/json']?.schema.oneOf[0];
  if (!operation || !success) throw new Error('The example has lost its operation');
  change(operation, success);

  const raw = {
    plugins: [`${ROOT}scripts/openapi/redocly-plugin.js`],
    rules: OWN,
  };
  const problems = await lintFromString({
    source: stringify(document, { aliasDuplicateObjects: false }),
    absoluteRef: `${ROOT}openapi/quote.yaml`,
    config: await createConfig(raw),
  });
  return [...new Set(problems.map(({ ruleId }) => ruleId.replace(/^\w+\//, '')))];
}

describe('rules of the contract', () => {
  it('accept a sound operation', async () => {
    expect(await broken(() => undefined)).toEqual([]);
  });

  const cases: [string, Parameters<typeof broken>[0]][] = [
    ['envelope', (_, success) => delete success.properties['message']],
    ['envelope', (_, success) => success.required.pop()],
    ['operation-id', (operation) => (operation.operationId = 'Confirm_quote')],
    ['source', (operation) => delete operation['x-source']],
    ['source', (operation) => (operation['x-source'] = 'somewhere')],
    ['assumed', (_, success) => (success.properties['data'] = { type: 'null', 'x-assumed': true })],
    ['invented', (_, success) => (success.properties['data'] = { type: 'object', ...OURS })],
    ['invented', (_, success) => (success.properties['data'] = { type: 'null', 'x-invented': 'Why.' })],
    ['invented', (_, success) => (success.properties['data'] = quoteWith({ amount: OURS }, 'amount'))],
    ['invented', (_, success) => (success.properties['data'] = quoteWith({ items: WITHOUT_X_WITHOUT }))],
    ['invented', (operation) => (operation.parameters = [{ ...OURS_IN_QUERY, required: true }])],
    ['plain-objects', (_, success) => (success.allOf = [{ type: 'object' }])],
    ['failures', (operation) => delete operation['x-failures']],
    ['failures', (operation) => operation['x-failures']?.push('user not found')],
    ['failures', (operation) => operation['x-failures']?.push(106)],
  ];
  it.each(cases)('%s (%#)', async (rule, change) => {
    expect(await broken(change)).toEqual([rule]);
  });
});
