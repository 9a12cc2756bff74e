import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import { checkAnswer, checkRequest } from '#mocks/openapi/validate.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const ok = (data: unknown) => ({
  status: 200,
  contentType: JSON_TYPE,
  body: { code: 1, message: 'success', data },
});
const refused = (message: string) => ({ ...ok(null), body: { code: 0, message, data: null } });
const ids = Object.keys(operations) as OperationId[];

it('checks by schemas that follow the standard, which is not looked at again when a server starts', () => {
  const standard = new Ajv2020({ strict: false });
  const { requestDefs, answerDefs, operations: calls } = schemas;
  const all = Object.values(calls).flatMap(({ path, query, headers, body, answers }) => [
    ...[path, query, headers].filter((schema) => schema !== undefined),
    ...Object.values(body?.content ?? {}),
    ...Object.values(answers).flatMap((content) => Object.values(content)),
  ]);
  expect(all.length).toBeGreaterThan(200);
  for (const schema of [...Object.values(requestDefs), ...Object.values(answerDefs), ...all])
    expect([standard.validateSchema(schema), standard.errors, schema]).toEqual([true, null, schema]);
  expect(standard.validateSchema({ type: 'strnig' })).toBe(false);
});

describe('checkAnswer', () => {
  it('accepts a failure of every JSON operation', () => {
    for (const id of ids.filter((name) => operations[name].answer === 'json'))
      expect(checkAnswer(id, refused('报价单不存在')), id).toEqual([]);
  });

  it('reports an error key that x-failures of the operation does not name', () => {
    expect(checkAnswer('loginByPhone', refused('CHECK_CODE_ERROR'))).toEqual([]);
    expect(checkAnswer('confirmQuote', refused('CHECK_CODE_ERROR'))).toEqual([
      {
        where: 'body',
        pointer: '/message',
        problem: 'is an error key that x-failures of this call does not name',
        kind: 'shape',
      },
    ]);
    // Only the contract's own keys are held to it: other capitals are words like any other.
    expect(checkAnswer('confirmQuote', refused('ERR_77'))).toEqual([]);
  });

  it('reports an undeclared field, and only against the branch that was meant', () => {
    const answer = ok(null);
    expect(checkAnswer('confirmQuote', { ...answer, body: { ...answer.body, extra: 1 } })).toEqual([
      { where: 'body', pointer: '/', problem: '"extra" is not declared', kind: 'shape' },
    ]);
  });

  it('reports an undeclared status and an undeclared type', () => {
    expect(checkAnswer('confirmQuote', { ...ok(null), status: 418 })[0]?.where).toBe('status');
    expect(checkAnswer('confirmQuote', { status: 200, contentType: 'text/html', body: '' })[0]?.where).toBe(
      'content-type',
    );
  });
});

describe('checkRequest', () => {
  it('allows undeclared fields and reports missing ones', () => {
    expect(checkRequest('confirmQuote', { body: { id: 'q-1001', newer: true } })).toEqual([]);
    expect(checkRequest('confirmQuote', {})).toEqual([
      { where: 'body', pointer: '/', problem: 'is required', kind: 'shape' },
    ]);
    expect(checkRequest('confirmQuote', { body: {} })[0]).toMatchObject({ where: 'body', kind: 'limit' });
  });

  it('reads a form with its file, and leaves the caller’s object alone', () => {
    const body = { file: new Blob(['%PDF-1.7']), businessType: 'EPD' };
    const contentType = 'multipart/form-data; boundary=x';
    expect(checkRequest('uploadAttachment', { contentType, body })).toEqual([]);
    expect(checkRequest('uploadAttachment', { body: { ...body, file: 'text' } })).toEqual([
      { where: 'body', pointer: '/file', problem: 'must be a file', kind: 'shape' },
    ]);
  });

  it('reads texts of a path as what they stand for', () => {
    expect(checkRequest('downloadAttachment', { path: { id: '1001' } })).toEqual([]);
    expect(checkRequest('downloadAttachment', { path: {} })[0]?.where).toBe('path');
  });
});
