/**
 * The contract as the scripts see it: the few parts of an OpenAPI 3.1 document that they read, the bundling of the
 * area files into one document, and the walk over its operations.
 */
import { resolve } from 'node:path';
import { bundle, createConfig } from './redocly.js';
import { ROOT } from '../lib/paths.ts';
import { isObject, listIn, objectIn, OpenapiError, type Json } from './json.ts';
import { resolveLimits, type Limits } from './limits.ts';

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Json;
}

/** Media types of a body, by name. */
export type Content = Record<string, { schema?: Json }>;

/** An operation, reduced to what the scripts need. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  'x-source'?: string;
  /** What the documents leave open about a call that they name. */
  'x-assumed'?: string;
  /** Why we need a call that no document names. */
  'x-invented'?: string;
  'x-failures'?: string[];
}

/** A bundled document: every reference points into itself. */
export interface OpenapiDocument {
  paths: Record<string, Json>;
  components: { schemas: Record<string, Json>; [kind: string]: Record<string, Json> };
}

/** One operation with its place. */
export interface Located {
  method: Method;
  path: string;
  operation: Operation;
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
export type Method = (typeof METHODS)[number];

/** A finding of the bundler with its place, in a file named from the root folder. */
function finding({
  message,
  location: [place],
}: Awaited<ReturnType<typeof bundle>>['problems'][number]): string {
  // A file that does not parse is reported once more by each reference into it.
  const syntax = /^(?:Failed to parse|Can't resolve \$ref): (.+)$/s.exec(message)?.[1];
  if (syntax !== undefined) return syntax.replaceAll(ROOT, '');
  if (place === undefined) return message;
  return `${message.replaceAll(ROOT, '')} (${place.source.absoluteRef.replace(ROOT, '')} ${place.pointer ?? ''})`;
}

/**
 * Bundles a root file and its area files into one document, limits resolved. Throws {@link OpenapiError}.
 * @param file from the root folder, or with its whole path
 * @param limits those of now without it
 */
export async function loadOpenapi(file: string, limits?: Limits): Promise<OpenapiDocument> {
  const config = await createConfig({});
  const result = await bundle({ ref: resolve(ROOT, file), config }).catch((error: unknown) => {
    throw new OpenapiError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new OpenapiError(`${file} cannot be read:\n  ${[...new Set(errors.map(finding))].join('\n  ')}`);
  }
  // The bundler has read it as YAML; what it lacks is made good below, or said.
  const parsed = result.bundle.parsed as Partial<OpenapiDocument>;
  for (const [path, item] of Object.entries<unknown>(parsed.paths ?? {}))
    if (!isObject(item))
      throw new OpenapiError(
        `${file} cannot be read: the path ${path} has nothing below it; its $ref is missing`,
      );
  resolveLimits(parsed, limits);
  return {
    ...parsed,
    paths: parsed.paths ?? {},
    components: { ...parsed.components, schemas: parsed.components?.schemas ?? {} },
  };
}

/** The object that a reference of the bundled document points to; anything else comes back as it is. */
export function deref(document: OpenapiDocument, node: unknown): Json {
  if (!isObject(node)) throw new OpenapiError(`Expected an object, found ${JSON.stringify(node)}`);
  if (typeof node['$ref'] !== 'string') return node;
  let target: unknown = document;
  for (const step of node['$ref'].replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    target = isObject(target) ? target[key] : undefined;
  }
  if (target === undefined) throw new OpenapiError(`${node['$ref']} leads nowhere`);
  return deref(document, target);
}

/** Every operation of the document, in the order of its paths, with parameters and answers dereferenced. */
export function operationsOf(document: OpenapiDocument): Located[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method.toLowerCase()];
      if (!isObject(raw)) return [];
      const shared = listIn(item['parameters']) ?? [];
      const own = listIn(raw['parameters']) ?? [];
      const responses = Object.entries(objectIn(raw['responses']));
      // Plain JSON until here; that it has the parts of an operation is for the lint of `npm run contract` to say.
      const operation = {
        ...raw,
        parameters: [...shared, ...own].map((parameter) => deref(document, parameter)),
        responses: Object.fromEntries(
          responses.map(([status, response]) => [status, deref(document, response)]),
        ),
        ...(raw['requestBody'] === undefined ? {} : { requestBody: deref(document, raw['requestBody']) }),
      } as unknown as Operation;
      return [{ method, path, operation }];
    }),
  );
}
