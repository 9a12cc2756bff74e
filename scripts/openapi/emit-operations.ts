/** The run-time table of operations for client and mock. */
import { operationsOf, type OpenapiDocument, type Located, type Operation } from './document.ts';
import { OpenapiError } from './json.ts';

/** How the session token is sent; only a plain download link has it in the query (decision 3). */
export function authOf(operation: Operation): 'open' | 'token' | 'query-token' {
  if ((operation.security ?? []).length > 0) return 'token';
  const inQuery = operation.parameters?.some(
    ({ name, in: place }) => place === 'query' && name === 'Authorization',
  );
  return inQuery === true ? 'query-token' : 'open';
}

function answerOf({ operation }: Located): 'json' | 'binary' | 'html' {
  const types = Object.keys(operation.responses['200']?.content ?? {});
  if (types.includes('application/json')) return 'json';
  return types.includes('text/html') ? 'html' : 'binary';
}

function requestOf({ operation }: Located): 'json' | 'multipart' | 'none' {
  const types = Object.keys(operation.requestBody?.content ?? {});
  if (types.length === 0) return 'none';
  const [type] = types;
  if (types.length === 1 && type === 'application/json') return 'json';
  if (types.length === 1 && type === 'multipart/form-data') return 'multipart';
  throw new OpenapiError(`${operation.operationId}: a request of ${types.join(', ')} is not supported`);
}

function row(located: Located): string {
  const { method, path, operation } = located;
  const fields = {
    method,
    path,
    tag: operation.tags[0] ?? '',
    auth: authOf(operation),
    answer: answerOf(located),
    request: requestOf(located),
  };
  const text = Object.entries(fields).map(([key, value]) => `${key}: '${value}'`);
  return `  ${operation.operationId}: { ${text.join(', ')} },`;
}

export function emitOperations(document: OpenapiDocument, mark: string): string {
  return [
    mark,
    '/** Every call of the contract, by operationId. */',
    'export const operations = {',
    ...operationsOf(document).map(row),
    '} as const;',
    '',
    '/** The name of a call. */',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** The area a call belongs to: the name of its file in openapi/. */',
    "export type Area = (typeof operations)[OperationId]['tag'];",
    '',
  ].join('\n');
}

/** The control API's table: only method and path, because it has no session and only JSON. */
export function emitControlOperations(document: OpenapiDocument): string {
  const rows = operationsOf(document).map(
    ({ method, path, operation }) => `  ${operation.operationId}: { method: '${method}', path: '${path}' },`,
  );
  return [
    '/** Every call of the control API, by operationId. */',
    'export const controlOperations = {',
    ...rows,
    '} as const;',
    '',
    '/** The name of a call of the control API. */',
    'export type ControlOperationId = keyof typeof controlOperations;',
    '',
    '/** Every shape that the control API sends and takes. */',
    "export type ControlSchemas = components['schemas'];",
    '',
  ].join('\n');
}
