/** openapi/released.json: the contract of the last released portal. */
import type { OpenapiDocument } from '../openapi/document.ts';
import { isObject, objectIn, OpenapiError } from '../openapi/json.ts';

/** Documentation only, not compared. */
const WORDS = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'x-source',
  'x-assumed',
  'x-invented',
  'x-without',
  'x-limits',
]);

/** Keeps only what is compared. @param isNames whether keys are names (of fields, of schemas) instead of keywords */
function structure(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => structure(item));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNames || !WORDS.has(key))
      .map(([key, value]) => [key, structure(value, !isNames && ['properties', 'schemas'].includes(key))]),
  );
}

/** One line per entry, for readable diffs. */
function lines(entries: object): string {
  return Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n');
}

export function releasedText(version: string, on: string, document: OpenapiDocument): string {
  // structure() preserves the shape of its argument.
  const { paths, components } = structure({
    paths: document.paths,
    components: document.components,
  }) as OpenapiDocument;
  const parts = Object.entries(components).map(
    ([kind, entries]) => `${JSON.stringify(kind)}:{\n${lines(entries)}}`,
  );
  const head = `"version":${JSON.stringify(version)},"on":${JSON.stringify(on)}`;
  return `{${head},"contract":{\n"paths":{\n${lines(paths)}},\n"components":{\n${parts.join(',\n')}}}}\n`;
}

/** Checks only the top level; the comparison validates the rest. */
function isDocument(value: unknown): value is OpenapiDocument {
  if (!isObject(value) || !isObject(value['paths']) || !isObject(value['components'])) return false;
  const { paths, components } = value;
  return [...Object.values(paths), ...Object.values(components), components['schemas']].every(isObject);
}

/** @throws OpenapiError for anything else */
export function readReleased(text: string): { document: OpenapiDocument; what: string } {
  const read: unknown = JSON.parse(text);
  const { version, on, contract } = objectIn(read);
  if (typeof version !== 'string' || typeof on !== 'string' || !isDocument(contract))
    throw new OpenapiError('This JSON is no released contract');
  return { document: contract, what: `the contract of ${version}, released on ${on}` };
}
