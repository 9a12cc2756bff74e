/** OpenAPI documents for the scripts: the parts they read, bundling the area files into one, iterating over operations. */
import { resolve } from 'node:path';
import { bundle, createConfig } from './redocly.js';
import { ROOT } from '../lib/paths.ts';
import { isObject, listIn, objectIn, OpenapiError, type Json } from './json.ts';
import { resolveLimits, type Limits } from './limits.ts';
import { messageOf } from '../lib/command-line.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Json;
}

export type Content = Record<string, { schema?: Json }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  'x-source'?: string;
  /** What the documents leave open about a documented call. */
  'x-assumed'?: string;
  /** Why a call exists that no document names. */
  'x-invented'?: string;
  'x-failures'?: string[];
}

/** A bundled document: every `$ref` is internal. */
export interface OpenapiDocument {
  paths: Record<string, Json>;
  components: { schemas: Record<string, Json>; [kind: string]: Record<string, Json> };
}

export interface Located {
  method: (typeof METHODS)[number];
  path: string;
  operation: Operation;
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
/** A bundler message with file and line, relative to the root folder. */
function finding({
  message,
  location: [place],
}: Awaited<ReturnType<typeof bundle>>['problems'][number]): string {
  // Each `$ref` to a file with a syntax error reports that error again.
  const syntax = /^(?:Failed to parse|Can't resolve \$ref): (.+)$/s.exec(message)?.[1];
  if (syntax !== undefined) return syntax.replaceAll(ROOT, '');
  if (place === undefined) return message;
  return `${message.replaceAll(ROOT, '')} (${place.source.absoluteRef.replace(ROOT, '')} ${place.pointer ?? ''})`;
}

/**
 * Bundles a root file and its area files into one document, with limits resolved. Throws {@link OpenapiError}.
 * @param file absolute, or relative to the root folder
 * @param limits the current ones by default
 */
export async function loadOpenapi(file: string, limits?: Limits): Promise<OpenapiDocument> {
  const config = await createConfig({
    plugins: [`${ROOT}scripts/openapi/redocly-plugin.js`],
    preprocessors: { 'openapi/whole-calls': 'error' },
  });
  const result = await bundle({ ref: resolve(ROOT, file), config }).catch((error: unknown) => {
    throw new OpenapiError(`${file} cannot be read: ${messageOf(error)}`);
  });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new OpenapiError(`${file} cannot be read:\n  ${[...new Set(errors.map(finding))].join('\n  ')}`);
  }
  // The bundler has parsed the YAML; missing parts are filled in or reported below.
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

/** Resolves a `$ref` of the bundled document; returns anything else unchanged. */
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

/** All operations in path order, with parameters and responses dereferenced. */
export function operationsOf(document: OpenapiDocument): Located[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method.toLowerCase()];
      if (!isObject(raw)) return [];
      const shared = listIn(item['parameters']) ?? [];
      const own = listIn(raw['parameters']) ?? [];
      const responses = Object.entries(objectIn(raw['responses']));
      // Plain JSON until here; `npm run contract` checks that it is a valid operation.
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
