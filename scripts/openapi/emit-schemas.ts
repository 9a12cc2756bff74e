/**
 * JSON Schemas (2020-12) for run-time validation, cut out of the contract. Descriptions and examples stay behind.
 * Answers are closed: an object that lists its properties allows no others. Requests stay open.
 */
import type { BodySchemas, OpenapiSchemas, OperationSchemas } from '../../mocks/openapi/types.ts';
import { operationsOf, type Content, type OpenapiDocument, type Operation } from './document.ts';
import { failureKeysOf } from './failures.ts';
import { isObject, listIn, OpenapiError, type Json } from './json.ts';

type Side = 'request' | 'answer';

/** Keywords that explain and do not constrain. */
const PROSE = new Set(['description', 'title', 'example', 'examples', 'deprecated', 'default', '$comment']);

/** Keywords whose value maps free names to schemas: the names below must not be mistaken for keywords. */
const NAME_MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Keywords whose value is data, not a schema. */
const DATA = new Set(['const', 'enum', 'required', 'dependentRequired']);

/** Collects the components that one side uses, while its schemas are cut. */
class Cutter {
  private readonly found = new Map<string, Json>();
  private readonly document: OpenapiDocument;
  private readonly side: Side;

  constructor(document: OpenapiDocument, side: Side) {
    this.document = document;
    this.side = side;
  }

  /** A schema without prose, closed on the answer's side, its references turned towards `$defs`. */
  cut(schema: Json): Json {
    const out: Json = {};
    for (const [key, value] of Object.entries(schema)) {
      // What no document names: a server that keeps to the documents leaves it out (mocks/dialects).
      if (key === 'x-invented') out['invented'] = true;
      if (PROSE.has(key) || key.startsWith('x-')) continue;
      out[key] = this.keyword(key, value);
    }
    // A file is checked as a file (mocks/openapi/validate.ts), not as a text.
    if (out['format'] === 'binary') return { isFile: true };
    if (this.side === 'answer' && 'properties' in out) out['additionalProperties'] ??= false;
    return out;
  }

  /** Every component used so far, by name in alphabetical order. */
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
      this.found.set(name, {}); // holds the place, so that a recursive schema ends
      this.found.set(name, this.cut(schema));
    }
    return `${this.side}.json#/$defs/${name}`;
  }
}

/**
 * The envelope as a decision instead of a choice: with `oneOf`, one wrong field would be reported against both
 * branches, and the reader could not tell which one was meant. A failure's key is one that the operation names.
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

/** Parameters of one place as one object schema. */
function parameters(
  operation: Operation,
  place: 'path' | 'query' | 'header',
  cutter: Cutter,
): Json | undefined {
  const list = (operation.parameters ?? []).filter(
    // Browsers put an Accept-Language of their own on every link and picture: its value proves nothing.
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

/** The table as data. */
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

/** The table as a module: one line per definition and operation, so that a change reads well in a diff. */
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
