/** Faults of one call (issue "The fault matrix"), applied to the mock's own answer. */
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject } from '#scripts/openapi/json.ts';
import { changeFields, changeLists, dataSchemaOf, GONE, hasField, hasList, isLabel } from './drift.ts';
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
const isTime = (name: string): boolean => /time|date|day|At$/i.test(name);
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
/** A failure that answers in the place of the mock. */
const answered = (name: string, make: () => Response, more: Partial<FaultKind> = {}): FaultKind =>
  failure(name, () => Promise.resolve(make()), more);
const drift = (name: string, applies: FaultKind['applies'], lay: FaultKind['lay']): FaultKind => ({
  name,
  expects: 'drift',
  applies,
  lay,
});
/** A drift of `data`, of each field in it, or of each list in it. */
const dataDrift = (name: string, change: (data: unknown) => unknown): FaultKind =>
  drift(name, hasData, withData(change));
const fieldDrift = (
  name: string,
  which: Parameters<typeof hasFields>[0],
  change: Parameters<typeof changeFields>[2],
): FaultKind => drift(name, hasFields(which), fields(change));
const listDrift = (name: string, change: Parameters<typeof changeLists>[1]): FaultKind =>
  drift(
    name,
    (operation) => isJson(operation) && hasList(dataSchemaOf(operation)),
    withData((data) => changeLists(data, change)),
  );

const GATEWAY =
  '<!doctype html><html><head><title>Gateway</title></head><body>Sign in to the network.</body></html>';

export const FAULT_KINDS: readonly FaultKind[] = [
  ...STATUSES.map((status) =>
    answered(`status-${String(status)}`, () => sendJson({ code: status, message: '', data: null }, status)),
  ),
  answered(
    'html-502',
    () => new Response(GATEWAY, { status: 502, headers: { 'content-type': 'text/html' } }),
  ),

  answered('network-drop', () => Response.error()),
  answered('offline', () => Response.error(), { offline: 'from the start' }),
  answered('offline-in-the-middle', () => Response.error(), { offline: 'in the middle' }),
  {
    name: 'silence-60s',
    expects: 'same',
    silence: 60_000,
    applies: always,
    lay: (_operation, answer) => answer(),
  },
  answered('silence-for-ever', () => Response.error(), { silence: NEVER_MS }),

  failure('broken-off', (_operation, answer) => brokenOff(answer), { applies: isJson }),
  answered('malformed-json', () => sendText('{"code":1,"message":"","data":{"list":[', 'application/json'), {
    applies: isJson,
  }),
  answered('html', () => sendText(GATEWAY, 'text/html; charset=utf-8'), { applies: isJson }),
  answered('empty-body', () => sendText('', 'application/json')),
  answered('code-0', () => sendJson({ code: 0, message: MESSAGE, data: null })),
  answered('code-0-silent', () => sendJson({ code: 0, message: null, data: null })),
  answered('code-none', () => sendJson({ message: 'success' }), { applies: isJson }),
  answered('envelope-for-file', () => sendJson({ code: 0, message: MESSAGE, data: null }), {
    applies: isFile,
  }),

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
      // The keys of texts are up to the platform, so no additional field is an error.
      data: operation === 'getTexts' ? sent['data'] : addFields(sent['data']),
    })),
  },
  dataDrift('data-null', () => null),
  drift(
    'data-missing',
    hasData,
    reshaped(({ code, message }) => ({ code, message })),
  ),
  dataDrift('data-other', () => 'ok'),
  fieldDrift(
    'optional-missing',
    (_name, isRequired) => !isRequired,
    ({ value, isRequired }) => (isRequired ? value : GONE),
  ),
  fieldDrift('optional-null', always, ({ value, isRequired, isNullable }) =>
    isRequired && !isNullable ? value : null,
  ),
  fieldDrift('fields-null', always, ({ value }) => (isObject(value) || Array.isArray(value) ? value : null)),
  fieldDrift('labels-missing', isLabel, ({ name, value }) => (isText(value, name) ? GONE : value)),
  fieldDrift('labels-empty', isLabel, ({ name, value }) => (isText(value, name) ? '' : value)),
  {
    name: 'numbers-as-text',
    expects: 'same',
    applies: hasFields(always),
    lay: fields(({ value }) => (typeof value === 'number' ? String(value) : value)),
  },
  fieldDrift('unknown-states', always, ({ value, schema }) =>
    Array.isArray(schema['enum']) ? (typeof value === 'number' ? 99 : 'SOMETHING_NEW') : value,
  ),
  fieldDrift('strange-days', isTime, ({ name, value }) =>
    isTime(name) && typeof value === 'string' ? 'soon' : value,
  ),
  listDrift('rows-twice', (list) => [...list, ...list]),
  listDrift('strange-rows', (list) => [null, 'row', 7, {}, [], ...list]),
  listDrift('lists-as-objects', (list) => ({ ...list })),
];

const isText = (value: unknown, name: string): boolean => typeof value === 'string' && isLabel(name);

function addFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addFields);
  if (!isObject(value)) return value;
  const known = Object.fromEntries(Object.entries(value).map(([name, sent]) => [name, addFields(sent)]));
  return { ...known, newField: 'new', newList: [{ id: 1 }], newObject: { name: 'new' } };
}
