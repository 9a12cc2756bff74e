/** What the loader adds to the calls of the contract. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { loadOpenapi, operationsOf, type Operation } from '#scripts/openapi/document.ts';
import { must } from '../support/must.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const folder = folderOfFile();
beforeAll(() => {
  for (const name of ['common.yaml', 'files.yaml']) cpSync(`${ROOT}openapi/${name}`, join(folder, name));
});

const EACH = `x-each-call:
  security: [{ token: [] }]
  parameters: [{ $ref: './common.yaml#/components/parameters/AcceptLanguage' }]
  responses: { '403': { description: Not for you. } }
x-each-path:
  parameters: [{ name: world, in: header, schema: { type: string } }]
`;

const AREAS = "x-areas: [{ $ref: './quote.yaml' }]\npaths: {}\n";

/** The only call of a contract. */
async function loaded(call: string, each = EACH, paths = AREAS): Promise<Operation> {
  const head = `openapi: 3.1.0\ninfo: { title: t, version: '1' }\n${each}`;
  writeFileSync(join(folder, 'portal.yaml'), head + paths);
  writeFileSync(
    join(folder, 'quote.yaml'),
    `x-tag: Quotes\npaths: { /a: { post: { operationId: doIt, ${call} } } }\n`,
  );
  const first = must(operationsOf(await loadOpenapi(join(folder, 'portal.yaml')))[0]);
  return first.operation;
}

const NAMED = 'x-answer: { data: { type: string }, example: Q-1, failure: No quote. }';

describe('the loader', () => {
  it('puts data into the envelope, its examples too', async () => {
    const { responses } = await loaded(NAMED);
    expect(responses['200']).toEqual({
      description: 'The envelope.',
      content: {
        'application/json': {
          schema: {
            oneOf: [
              {
                type: 'object',
                title: 'doIt success',
                required: ['code', 'message', 'data'],
                properties: {
                  code: { $ref: '#/components/schemas/SuccessCode' },
                  message: { $ref: '#/components/schemas/Message' },
                  data: { type: 'string' },
                },
              },
              { $ref: '#/components/schemas/Failure' },
            ],
          },
          examples: {
            success: { value: { code: 1, message: 'success', data: 'Q-1' } },
            failure: { value: { code: 0, message: 'No quote.', data: null } },
          },
        },
      },
    });
  });

  it.each([
    ['x-answer: { data: null, failur: m }', /x-answer has no "failur"/],
    ['x-answer: { failure: m }', /x-answer has one of data/],
    ['x-answer: { data: null, schema: {}, failure: m }', /x-answer has one of data/],
    ['x-body: { shcema: {} }', /x-body has no "shcema".*quote\.yaml #\/paths\/~1a\/post/],
  ])('refuses %s', async (call, message) => {
    await expect(loaded(call)).rejects.toThrow(message);
  });

  it('adds nothing to a contract without x-each-call, as older versions are', async () => {
    const call = await loaded('responses: {}', '', "paths: { /a: { $ref: './quote.yaml#/paths/~1a' } }\n");
    expect(call).toEqual({ operationId: 'doIt', parameters: [], responses: {} });
  });
});
