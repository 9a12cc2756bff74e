/** docs/assumptions.md: everything the contract says that no document says, for whoever connects a real server. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from '../lib/paths.ts';
import { operationsOf, type OpenapiDocument } from './document.ts';
import { isObject, objectIn, type Json } from './json.ts';

/** One `x-assumed`, where it stands, why, and which passage of the documents it serves. */
export interface Assumption {
  where: string;
  reason: string;
  source: string;
}

/** Steps of a path that are grammar and would only make it long. */
const SILENT = new Set([
  'properties',
  'schema',
  'content',
  'oneOf',
  'parameters',
  'application/json',
  'multipart/form-data',
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The name a person would give to one step of the path. */
function label(key: string, node: unknown, parent: string): string | undefined {
  if (parent === 'properties') return `.${key}`;
  if (parent === 'parameters' && isObject(node)) {
    return ` ${textOf(node['in'])} ${textOf(node['name'])}`;
  }
  if (parent === 'responses') return ` answer ${key}`;
  if (key === 'requestBody') return ' body';
  if (key === 'items') return '[]';
  if (key === 'responses' || SILENT.has(key) || /^\d+$/.test(key)) return undefined;
  return ` ${key}`;
}

/** Collects the assumptions below a node. `source` is the nearest `x-source` above, until one nearer is found. */
function collect(node: unknown, where: string, source: string, parent: string, out: Assumption[]): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => {
      collect(item, where + (label(String(index), item, parent) ?? ''), source, String(index), out);
    });
    return;
  }
  if (!isObject(node)) return;
  const own = typeof node['x-source'] === 'string' && parent !== 'properties' ? node['x-source'] : source;
  const reason = node['x-assumed'];
  if (reason !== undefined && parent !== 'properties')
    out.push({ where, reason: textOf(reason), source: own });
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    collect(value, where + (label(key, value, parent) ?? ''), own, key, out);
  }
}

/** Names of the components that a node reaches, directly or through others. */
function reach(document: OpenapiDocument, node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((item) => reach(document, item, found));
  if (!isObject(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' ? String(value).split('/').at(-1) : undefined;
    if (name === undefined) reach(document, value, found);
    else if (!found.has(name)) {
      found.add(name);
      reach(document, document.components.schemas[name], found);
    }
  }
  return found;
}

/** For each component, the sources of the operations that use it. */
function sourcesOfComponents(document: OpenapiDocument): Map<string, string> {
  const sources = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(document)) {
    for (const name of reach(document, operation)) {
      const set = sources.get(name) ?? new Set();
      sources.set(name, set.add(operation['x-source'] ?? 'no source'));
    }
  }
  return new Map(
    [...sources].map(([name, set]) => {
      const list = [...set].sort();
      const shown = list.slice(0, 4).join('; ');
      return [name, list.length > 4 ? `${shown}; and ${list.length - 4} more` : shown];
    }),
  );
}

/** An area file, as it is written. */
function readArea(area: string): Json {
  return objectIn(parse(readFileSync(`${ROOT}openapi/${area}.yaml`, 'utf8')));
}

/** What is assumed about one component. */
function assumptionsOfComponent(kind: string, name: string, node: unknown, source: string): Assumption[] {
  const out: Assumption[] = [];
  collect(node, kind === 'schemas' ? name : `${kind} ${name}`, source, kind, out);
  return out;
}

/**
 * What is assumed about each call, by `METHOD path`: what stands at the call itself, then at the schemas that it reaches.
 */
export function assumptionsByCall(
  document: OpenapiDocument,
  areas: readonly string[],
): Map<string, Assumption[]> {
  const files = ['common', ...areas].map(readArea);
  const schemas = new Map(
    files.flatMap(({ components }) =>
      isObject(components) && isObject(components['schemas'])
        ? Object.entries(components['schemas']).map(
            ([name, node]) => [name, assumptionsOfComponent('schemas', name, node, '')] as const,
          )
        : [],
    ),
  );
  const written = new Map(files.flatMap(({ paths }) => (isObject(paths) ? Object.entries(paths) : [])));
  return new Map(
    operationsOf(document).map(({ method, path, operation }) => {
      const item = written.get(path);
      const own: Assumption[] = [];
      if (isObject(item)) collect(item[method.toLowerCase()], '', '', method, own);
      const reached = [...reach(document, operation)].flatMap((name) => schemas.get(name) ?? []);
      return [`${method} ${path}`, [...own, ...reached]];
    }),
  );
}

/** The assumptions of one area file: its operations first, then its components. */
function assumptionsOf(area: string, componentSources: Map<string, string>): Assumption[] {
  const file = readArea(area);
  const out: Assumption[] = [];
  for (const [path, item] of Object.entries(objectIn(file['paths']))) {
    for (const [method, operation] of Object.entries(objectIn(item))) {
      collect(operation, `${method.toUpperCase()} ${path}`, '', method, out);
    }
  }
  for (const [kind, entries] of Object.entries(objectIn(file['components']))) {
    for (const [name, node] of Object.entries(objectIn(entries))) {
      out.push(...assumptionsOfComponent(kind, name, node, componentSources.get(name) ?? ''));
    }
  }
  return out;
}

const escape = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** The page: one table for each area that assumes something. */
export function emitAssumptions(document: OpenapiDocument, areas: readonly string[], mark: string): string {
  const sources = sourcesOfComponents(document);
  const sections = ['common', ...areas].map((area) => ({ area, list: assumptionsOf(area, sources) }));
  const total = sections.reduce((sum, { list }) => sum + list.length, 0);
  const lines = [
    mark,
    '',
    '# Assumptions',
    '',
    `The documents leave ${total} points of the contract open. Each was settled by us and is marked \`x-assumed\` in`,
    '`openapi/`. Whoever connects the real server checks this list; the last column names the passage that the call or',
    'field serves.',
  ];
  for (const { area, list } of sections.filter((section) => section.list.length > 0)) {
    lines.push(
      '',
      `## ${area} (${list.length})`,
      '',
      '| where | assumed, and why | serves |',
      '|---|---|---|',
    );
    for (const { where, reason, source } of list) {
      lines.push(`| \`${where}\` | ${escape(reason)} | ${escape(source)} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
