/**
 * Adds what calls have in common to the calls of openapi/ (openapi/README.md, "What the loader adds"). Plain JavaScript like the
 * plugin, which Redocly loads.
 */
const COMMON = './common.yaml#/components';
const FILES = './files.yaml#/components';
const JSON_TYPE = 'application/json';

const FIELDS = {
  'x-body': ['schema', 'example', 'required'],
  'x-answer': ['description', 'data', 'schema', 'files', 'example', 'examples', 'failure'],
};

/** Problems with `x-body` and `x-answer`. */
function mistakesIn(call) {
  const mistakes = Object.entries(FIELDS).flatMap(([part, known]) =>
    Object.keys(Object(call[part]))
      .filter((key) => !known.includes(key))
      .map((key) => `${part} has no "${key}", only ${known.join(', ')}.`),
  );
  const answer = Object(call['x-answer']);
  if ('x-answer' in call && ['data', 'schema', 'files'].filter((kind) => kind in answer).length !== 1)
    mistakes.push('x-answer has one of data (inside the envelope), schema (without one) and files.');
  return mistakes;
}

const envelopeOf = (operationId, data) => ({
  oneOf: [
    {
      type: 'object',
      title: `${operationId} success`,
      required: ['code', 'message', 'data'],
      properties: {
        code: { $ref: `${COMMON}/schemas/SuccessCode` },
        message: { $ref: `${COMMON}/schemas/Message` },
        data: data ?? { type: 'null', 'x-assumed': 'The documents name no answer.' },
      },
    },
    { $ref: `${COMMON}/schemas/Failure` },
  ],
});

/** A failure is given as its message, or with its code. */
const failureOf = (failure) => ({
  code: 0,
  ...(typeof failure === 'string' ? { message: failure } : failure),
  data: null,
});

/** A 200 JSON response without envelope. */
const plainOf = ({ description, ...body }) => ({ 200: { description, content: { [JSON_TYPE]: body } } });

/** A 200 JSON response in the envelope. */
function envelopedOf(operationId, { data, example = null, examples = { success: example }, failure }) {
  const successes = Object.entries(examples).map(([name, value]) => [
    name,
    { value: { code: 1, message: 'success', data: value } },
  ]);
  return plainOf({
    description: 'The envelope.',
    schema: envelopeOf(operationId, data),
    examples: { ...Object.fromEntries(successes), failure: { value: failureOf(failure) } },
  });
}

/** Responses of a download in any of some media types. */
const filesOf = (types, isForUsers) => ({
  200: {
    description: 'The file.',
    'x-assumed': 'The documents do not name the media types of the answer.',
    headers: { 'Content-Disposition': { $ref: `${FILES}/headers/FileDisposition` } },
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  },
  ...(isForUsers && { 403: { $ref: `${FILES}/responses/DownloadForbidden` } }),
  404: { $ref: `${FILES}/responses/FileMissing` },
  410: { $ref: `${FILES}/responses/FileLost` },
});

/** Responses by status. */
function answersOf({ operationId, 'x-answer': answer }, isForUsers) {
  if (!answer) return {};
  if (answer.files) return filesOf(answer.files, isForUsers);
  return answer.schema ? plainOf(answer) : envelopedOf(operationId, answer);
}

const bodyOf = ({ required = true, ...body }) => ({ required, content: { [JSON_TYPE]: body } });

/** Path parameters are required, and ids unless they say otherwise. */
const parameterOf = (parameter) =>
  parameter.in === 'path'
    ? { required: true, schema: { $ref: `${COMMON}/schemas/Id` }, ...parameter }
    : parameter;

/**
 * Completes a call of an area in place, by `x-each-call` of its document, `x-body` and `x-answer`; what it defines itself stays.
 * Returns problems.
 */
export function completeCall(call, area, each = {}) {
  const mistakes = mistakesIn(call);
  // A copy for each call, because the bundler rewrites references in place.
  const { parameters = [], responses = {}, security, 'x-source': source } = structuredClone(each);
  call.tags ??= [area];
  call.security ??= security;
  call['x-source'] ??= source;
  if (parameters.length > 0 || call.parameters)
    call.parameters = [...parameters, ...(call.parameters ?? []).map(parameterOf)];
  if (call['x-body']) call.requestBody = bodyOf(call['x-body']);
  const isForUsers = call.security?.length > 0;
  call.responses = {
    ...answersOf(call, isForUsers),
    ...responses,
    ...(isForUsers && { 401: { $ref: `${COMMON}/responses/Unauthorized` } }),
    ...call.responses,
  };
  delete call['x-body'];
  delete call['x-answer'];
  return mistakes;
}
