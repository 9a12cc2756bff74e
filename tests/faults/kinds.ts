/** Faults of one call (issue "The fault matrix"), applied to the mock's own answer. */
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import {
  changeFields,
  changeLists,
  dataSchemaOf,
  GONE,
  hasField,
  hasList,
  isLabel,
  isObject,
} from './drift.ts';
import { always, type FaultKind } from './kind.ts';

const STATUSES = [400, 401, 403, 404, 408, 410, 422, 500, 501, 502, 503, 504, 505] as const;
const MESSAGE = 'The request cannot be taken now.';
/** Slightly above the timeout of every call (document 1 §9). */
const NEVER_MS = 610_000;

const isJson = (operation: OperationId): boolean => operations[operation].answer === 'json';
const isFile = (operation: OperationId): boolean => !isJson(operation);

const sendJson = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const sendText = (body: string, type: string): Response =>
  new Response(body, { status: 200, headers: { 'content-type': type } });
const now = (make: () => Response): FaultKind['lay'] =>
  function lay() {
    return Promise.resolve(make());
  };

/** Wraps the mock's own answer in another envelope; refusals stay unchanged. */
const reshaped =
  (change: (envelope: Record<string, unknown>, operation: OperationId) => unknown): FaultKind['lay'] =>
  async (operation, answer) => {
    const response = await answer();
    const sent: unknown = await response?.clone().json();
    return isObject(sent) && sent['code'] === 1
      ? new Response(JSON.stringify(change(sent, operation)), {
          status: 200,
          headers: response?.headers ?? {},
        })
      : response;
  };

/** The same for `data` only. */
const withData = (change: (data: unknown, operation: OperationId) => unknown): FaultKind['lay'] =>
  reshaped((envelope, operation) => ({ ...envelope, data: change(envelope['data'], operation) }));

const fields = (change: Parameters<typeof changeFields>[2]): FaultKind['lay'] =>
  withData((data, operation) => changeFields(data, dataSchemaOf(operation), change));

const hasData = (operation: OperationId): boolean =>
  isJson(operation) && !['null', undefined].includes(dataSchemaOf(operation)['type'] as string | undefined);
const hasFields =
  (which: (name: string, isRequired: boolean) => boolean) =>
  (operation: OperationId): boolean =>
    isJson(operation) && hasField(dataSchemaOf(operation), which);

const brokenOff = async (answer: () => Promise<Response | null>): Promise<Response | null> => {
  const response = await answer();
  if (response === null) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return new Response(bytes.slice(0, Math.ceil(bytes.length / 2)), {
    status: response.status,
    headers: response.headers,
  });
};

const failure = (name: string, lay: FaultKind['lay'], more: Partial<FaultKind> = {}): FaultKind => ({
  name,
  expects: 'failure',
  applies: always,
  lay,
  ...more,
});
const drift = (name: string, applies: FaultKind['applies'], lay: FaultKind['lay']): FaultKind => ({
  name,
  expects: 'drift',
  applies,
  lay,
});

const GATEWAY =
  '<!doctype html><html><head><title>Gateway</title></head><body>Sign in to the network.</body></html>';

export const FAULT_KINDS: readonly FaultKind[] = [
  ...STATUSES.map((status) =>
    failure(
      `status-${String(status)}`,
      now(() => sendJson({ code: status, message: '', data: null }, status)),
    ),
  ),
  failure(
    'html-502',
    now(() => new Response(GATEWAY, { status: 502, headers: { 'content-type': 'text/html' } })),
  ),

  failure(
    'network-drop',
    now(() => Response.error()),
  ),
  failure(
    'offline',
    now(() => Response.error()),
    { offline: 'from the start' },
  ),
  failure(
    'offline-in-the-middle',
    now(() => Response.error()),
    { offline: 'in the middle' },
  ),
  {
    name: 'silence-60s',
    expects: 'same',
    silence: 60_000,
    applies: always,
    lay: (_operation, answer) => answer(),
  },
  failure(
    'silence-for-ever',
    now(() => Response.error()),
    { silence: NEVER_MS },
  ),

  failure('broken-off', (_operation, answer) => brokenOff(answer), { applies: isJson }),
  failure(
    'malformed-json',
    now(() => sendText('{"code":1,"message":"","data":{"list":[', 'application/json')),
    {
      applies: isJson,
    },
  ),
  failure(
    'html',
    now(() => sendText(GATEWAY, 'text/html; charset=utf-8')),
    { applies: isJson },
  ),
  failure(
    'empty-body',
    now(() => sendText('', 'application/json')),
  ),
  failure(
    'code-0',
    now(() => sendJson({ code: 0, message: MESSAGE, data: null })),
  ),
  failure(
    'code-0-silent',
    now(() => sendJson({ code: 0, message: null, data: null })),
  ),
  failure(
    'code-none',
    now(() => sendJson({ message: 'success' })),
    { applies: isJson },
  ),
  failure(
    'envelope-for-file',
    now(() => sendJson({ code: 0, message: MESSAGE, data: null })),
    { applies: isFile },
  ),

  {
    name: 'code-as-text',
    expects: 'same',
    applies: isJson,
    lay: reshaped((sent) => ({ ...sent, code: '1' })),
  },
  {
    name: 'extra-fields',
    expects: 'same',
    applies: isJson,
    lay: reshaped((sent, operation) => ({
      ...sent,
      traceId: 'a1',
      data: changeLists(
        // The keys of texts are up to the platform, so no additional field is an error.
        operation === 'getTexts' ? sent['data'] : addFields(sent['data']),
        (list) => list,
      ),
    })),
  },
  drift(
    'data-null',
    hasData,
    withData(() => null),
  ),
  drift(
    'data-missing',
    hasData,
    reshaped(({ code, message }) => ({ code, message })),
  ),
  drift(
    'data-other',
    hasData,
    withData(() => 'ok'),
  ),
  drift(
    'optional-missing',
    hasFields((_name, isRequired) => !isRequired),
    fields(({ value, isRequired }) => (isRequired ? value : GONE)),
  ),
  drift(
    'optional-null',
    hasFields(always),
    fields(({ value, isRequired, isNullable }) => (isRequired && !isNullable ? value : null)),
  ),
  drift(
    'fields-null',
    hasFields(always),
    fields(({ value }) => (isObject(value) || Array.isArray(value) ? value : null)),
  ),
  drift(
    'labels-missing',
    hasFields(isLabel),
    fields(({ name, value }) => (isText(value, name) ? GONE : value)),
  ),
  drift(
    'labels-empty',
    hasFields(isLabel),
    fields(({ name, value }) => (isText(value, name) ? '' : value)),
  ),
  {
    name: 'numbers-as-text',
    expects: 'same',
    applies: hasFields(always),
    lay: fields(({ value }) => (typeof value === 'number' ? String(value) : value)),
  },
  drift(
    'unknown-states',
    hasFields(always),
    fields(({ value, schema }) =>
      Array.isArray(schema['enum']) ? (typeof value === 'number' ? 99 : 'SOMETHING_NEW') : value,
    ),
  ),
  drift(
    'strange-days',
    hasFields((name) => /time|date|day|At$/i.test(name)),
    fields(({ name, value }) =>
      /time|date|day|At$/i.test(name) && typeof value === 'string' ? 'soon' : value,
    ),
  ),
  drift(
    'rows-twice',
    (operation) => isJson(operation) && hasList(dataSchemaOf(operation)),
    withData((data) => changeLists(data, (list) => [...list, ...list])),
  ),
  drift(
    'strange-rows',
    (operation) => isJson(operation) && hasList(dataSchemaOf(operation)),
    withData((data) => changeLists(data, (list) => [null, 'row', 7, {}, [], ...list])),
  ),
  drift(
    'lists-as-objects',
    (operation) => isJson(operation) && hasList(dataSchemaOf(operation)),
    withData((data) => changeLists(data, (list) => ({ ...list }))),
  ),
];

const isText = (value: unknown, name: string): boolean => typeof value === 'string' && isLabel(name);

function addFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addFields);
  if (!isObject(value)) return value;
  const known = Object.fromEntries(Object.entries(value).map(([name, sent]) => [name, addFields(sent)]));
  return { ...known, newField: 'new', newList: [{ id: 1 }], newObject: { name: 'new' } };
}
