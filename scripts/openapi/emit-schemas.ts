/**
 * JSON Schemas (2020-12) for run-time validation, generated from the contract without descriptions and examples. Responses are
 * closed (no additional properties); requests stay open.
 */
import type { BodySchemas, OpenapiSchemas, OperationSchemas } from '../../mocks/openapi/types.ts';
import { operationsOf, type Content, type OpenapiDocument, type Operation } from './document.ts';
import { failureKeysOf } from './failures.ts';
import { isObject, listIn, OpenapiError, type Json } from './json.ts';

type Side = 'request' | 'answer';

const PROSE = new Set(['description', 'title', 'example', 'examples', 'deprecated', 'default', '$comment']);

/** Keywords that map names to schemas: their keys are not keywords. */
const NAME_MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Keywords with data instead of schemas as values. */
const DATA = new Set(['const', 'enum', 'required', 'dependentRequired']);

/** Collects the components that requests or responses use while their schemas are converted. */
class Cutter {
  private readonly found = new Map<string, Json>();
  private readonly document: OpenapiDocument;
  private readonly side: Side;

  constructor(document: OpenapiDocument, side: Side) {
    this.document = document;
    this.side = side;
  }

  /** A schema without annotations, closed in responses, with references to `$defs`. */
  cut(schema: Json): Json {
    const out: Json = {};
    for (const [key, value] of Object.entries(schema)) {
      // No document names this field: a server that follows the documents omits it (mocks/dialects).
      if (key === 'x-invented') out['invented'] = true;
      if (PROSE.has(key) || key.startsWith('x-')) continue;
      out[key] = this.keyword(key, value);
    }
    // mocks/openapi/validate.ts checks files itself.
    if (out['format'] === 'binary') return { isFile: true };
    if (this.side === 'answer' && 'properties' in out) out['additionalProperties'] ??= false;
    return out;
  }

  defs(): Record<string, Json> {
    return Object.fromEntries([...this.found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private keyword(key: string, value: unknown): unknown {
    if (key === '$ref') return this.reference(String(value));
    if (DATA.has(key)) return value;
    if (NAME_MAPS.has(key) && isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, this.value(schema)]));
    }
    return this.value(value);
  }

  private value(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    return isObject(value) ? this.cut(value) : value;
  }

  private reference(ref: string): string {
    const name = ref.replace(/^#\/components\/schemas\//, '');
    const schema = this.document.components.schemas[name];
    if (schema === undefined) throw new OpenapiError(`${ref} is not a schema of the contract`);
    if (!this.found.has(name)) {
      this.found.set(name, {}); // placeholder, so that recursive schemas terminate
      this.found.set(name, this.cut(schema));
    }
    return `${this.side}.json#/$defs/${name}`;
  }
}

/**
 * The envelope as if/then/else: with `oneOf`, one wrong field is reported against both branches, without saying which was meant.
 * The key of a failure is one of the operation's.
 */
function envelope(schema: Json, failures: readonly string[]): Json {
  const [success, failure, more] = listIn(schema['oneOf']) ?? [];
  if (!isObject(success) || !isObject(failure) || more !== undefined) return schema;
  return {
    if: { properties: { code: { const: 1 } }, required: ['code'] },
    then: success,
    else: { ...failure, properties: { message: { failureKeys: failures } } },
  };
}

/** Parameters of one kind (`in`) as one object schema. */
function parameters(
  operation: Operation,
  place: 'path' | 'query' | 'header',
  cutter: Cutter,
): Json | undefined {
  const list = (operation.parameters ?? []).filter(
    // Browsers send their own Accept-Language with links and images, so its value is not checked.
    ({ in: where, name }) => where === place && name.toLowerCase() !== 'accept-language',
  );
  if (list.length === 0) return undefined;
  const nameOf = (name: string): string => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(list.map(({ name, schema }) => [nameOf(name), cutter.cut(schema ?? {})])),
    required: list.filter(({ required }) => required === true).map(({ name }) => nameOf(name)),
  };
}

function bodies(
  content: Content,
  cutter: Cutter,
  shape: (schema: Json) => Json = (schema) => schema,
): BodySchemas {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, shape(cutter.cut(schema ?? {}))]),
  );
}

function schemasOf(operation: Operation, request: Cutter, answer: Cutter): OperationSchemas {
  const path = parameters(operation, 'path', request);
  const query = parameters(operation, 'query', request);
  const headers = parameters(operation, 'header', request);
  const body = operation.requestBody;
  return {
    ...(path && { path }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && { body: { required: body.required === true, content: bodies(body.content, request) } }),
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        bodies(response.content ?? {}, answer, (schema) => envelope(schema, failureKeysOf(operation))),
      ]),
    ),
  };
}

export function openapiSchemas(document: OpenapiDocument): OpenapiSchemas {
  const request = new Cutter(document, 'request');
  const answer = new Cutter(document, 'answer');
  const operations = Object.fromEntries(
    operationsOf(document).map(({ operation }) => [
      operation.operationId,
      schemasOf(operation, request, answer),
    ]),
  );
  return { requestDefs: request.defs(), answerDefs: answer.defs(), operations };
}

/** The table as a module, one line per definition and operation for readable diffs. */
export function emitSchemas(document: OpenapiDocument, mark: string): string {
  const { requestDefs, answerDefs, operations } = openapiSchemas(document);
  const block = (name: string, entries: Record<string, unknown>): string[] => [
    `  ${name}: {`,
    ...Object.entries(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
    '  },',
  ];
  return [
    mark,
    "import type { OpenapiSchemas } from './types.ts';",
    '',
    'export const schemas: OpenapiSchemas = {',
    ...block('requestDefs', requestDefs),
    ...block('answerDefs', answerDefs),
    ...block('operations', operations),
    '};',
    '',
  ].join('\n');
}
