/**
 * Validates requests and answers against the contract at run time. No Node imports: it also runs in service workers. The portal
 * never imports it; it relies on the boundary checks of src/api.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { FAILURE_KEYS } from '#src/api/generated/failures.gen.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { schemas } from './schemas.gen.ts';
import type { BodySchemas, OperationSchemas, Schema } from './types.ts';

export type Place = 'path' | 'query' | 'headers' | 'body' | 'status' | 'content-type';

/** One violation: part of the call, JSON pointer and problem. */
export interface Finding {
  where: Place;
  pointer: string;
  problem: string;
  /**
   * `limit`: length, count, pattern or missing value, which the handler refuses with a message (decision 32). `shape`: cannot
   * come from a form; the core refuses it.
   */
  kind: 'limit' | 'shape';
}

/** JSON Schema keywords for user input. */
const LIMITS: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'required',
]);

/** A request as an adapter receives it. Query and header values are strings; a JSON body is already parsed. */
export interface CheckedRequest {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  /** Keys in lower case. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** Media type of the body; defaults to the only declared one. */
  contentType?: string;
  body?: unknown;
}

/** An answer before it is sent: a JSON body as data; the content of a file is not read. */
export interface CheckedAnswer {
  status: number;
  contentType?: string;
  body?: unknown;
}

/** Form files are Blobs in browsers and Node, raw bytes inside the mock. */
function isFile(value: unknown): boolean {
  return value instanceof Blob || value instanceof Uint8Array || value instanceof ArrayBuffer;
}

/** Free text passes; an error key must be listed in `x-failures` of the operation. */
function isDeclaredKey(declared: readonly string[], message: unknown): boolean {
  return declared.some((key) => key === message) || !FAILURE_KEYS.some((key) => key === message);
}

/** @param wire coerces strings to numbers and booleans, as for query strings */
function createAjv(wire: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Schemas are validated in tests/mocks/openapi/validate.test.ts; here it would slow down the start by 0.1 s.
    meta: false,
    validateSchema: false,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    coerceTypes: wire ? 'array' : false,
  });
  addFormats(ajv);
  ajv.addKeyword({ keyword: 'isFile', validate: (_schema: unknown, value: unknown) => isFile(value) });
  ajv.addKeyword('invented');
  ajv.addKeyword({ keyword: 'failureKeys', validate: isDeclaredKey });
  ajv.addSchema({ $id: 'request.json', $defs: schemas.requestDefs });
  ajv.addSchema({ $id: 'answer.json', $defs: schemas.answerDefs });
  return ajv;
}

let exact: Ajv2020 | undefined;
let wire: Ajv2020 | undefined;

/** Compiles lazily, and once per schema: compiling all operations takes a second. */
function validatorOf(schema: Schema, onWire: boolean): ValidateFunction {
  const ajv = onWire ? (wire ??= createAjv(true)) : (exact ??= createAjv(false));
  return ajv.compile(schema);
}

function describe(error: ErrorObject): string {
  const params: { additionalProperty?: string; allowedValues?: unknown[]; allowedValue?: unknown } =
    error.params;
  if (params.additionalProperty !== undefined) return `"${params.additionalProperty}" is not declared`;
  if (params.allowedValues)
    return `must be one of ${params.allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
  if ('allowedValue' in params) return `must be ${JSON.stringify(params.allowedValue)}`;
  if (error.keyword === 'isFile') return 'must be a file';
  if (error.keyword === 'failureKeys') return 'is an error key that x-failures of this call does not name';
  return error.message ?? error.keyword;
}

function check(where: Place, schema: Schema | undefined, value: unknown, onWire: boolean): Finding[] {
  if (schema === undefined) return [];
  const validate = validatorOf(schema, onWire);
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter((error) => error.keyword !== 'if') // redundant: a branch of it failed
    .map((error) => ({
      where,
      pointer: error.instancePath || '/',
      problem: describe(error),
      kind: LIMITS.has(error.keyword) ? 'limit' : 'shape',
    }));
}

function operationOf(operationId: OperationId): OperationSchemas {
  const operation = schemas.operations[operationId];
  if (!operation) throw new Error(`${operationId} is not in the generated schemas: run "npm run generate"`);
  return operation;
}

/** Media type without parameters, in lower case: `application/json` for `application/json; charset=utf-8`. */
function mediaType(contentType: string | undefined): string | undefined {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase();
}

const wrong = (where: Place, problem: string): Finding[] => [{ where, pointer: '/', problem, kind: 'shape' }];

function checkRequestBody(
  declared: NonNullable<OperationSchemas['body']>,
  request: CheckedRequest,
): Finding[] {
  if (request.body === undefined) return declared.required ? wrong('body', 'is required') : [];
  const types = Object.keys(declared.content);
  const type = mediaType(request.contentType) ?? types[0] ?? '';
  const schema = declared.content[type];
  if (schema === undefined)
    return wrong('content-type', `${type} is not declared; expected ${types.join(', ')}`);
  const isForm = type !== 'application/json';
  // Coercion mutates the object, so pass a copy. The cast is safe: a form is an object (core/read-body.ts).
  return check('body', schema, isForm ? { ...(request.body as object) } : request.body, isForm);
}

/** Contract violations of a request. Undeclared fields are allowed: clients may be newer than the server. */
export function checkRequest(operationId: OperationId, request: CheckedRequest): Finding[] {
  const operation = operationOf(operationId);
  return [
    ...check('path', operation.path, { ...request.path }, true),
    ...check('query', operation.query, { ...request.query }, true),
    ...check('headers', operation.headers, { ...request.headers }, true),
    ...(operation.body ? checkRequestBody(operation.body, request) : []),
  ];
}

function checkAnswerBody(content: BodySchemas, answer: CheckedAnswer): Finding[] {
  const types = Object.keys(content);
  const type = mediaType(answer.contentType);
  if (types.length === 0) return type === undefined ? [] : wrong('content-type', 'no body is declared');
  const schema = type === undefined ? undefined : content[type];
  if (schema === undefined)
    return wrong('content-type', `${type ?? 'no type'} is not declared; expected ${types.join(', ')}`);
  return type === 'application/json' ? check('body', schema, answer.body, false) : [];
}

/** Contract violations of an answer. An undeclared status, media type or field is a violation. */
export function checkAnswer(operationId: OperationId, answer: CheckedAnswer): Finding[] {
  const declared = operationOf(operationId).answers;
  const content = declared[String(answer.status)];
  if (content) return checkAnswerBody(content, answer);
  return wrong('status', `${answer.status} is not declared; expected ${Object.keys(declared).join(', ')}`);
}
