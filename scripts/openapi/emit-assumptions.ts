/** Generates docs/assumptions.md: undocumented parts of the contract, for teams that connect a real server. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from '../lib/paths.ts';
import { operationsOf, type OpenapiDocument } from './document.ts';
import { isObject, objectIn, type Json } from './json.ts';
import { completeCall } from './whole-call.js';

/** One `x-assumed` or `x-invented`: place, reason, source. */
export interface Assumption {
  where: string;
  reason: string;
  source: string;
  /** What the portal does without an invented part. Null for the shape of something documented. */
  without: string | null;
}

/** Schema keywords omitted from the path. */
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

/** Readable name of one step of a path. */
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

/** Collects the assumptions below a node. `source` is the nearest `x-source` above it. */
function collect(node: unknown, where: string, source: string, parent: string, out: Assumption[]): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => {
      collect(item, where + (label(String(index), item, parent) ?? ''), source, String(index), out);
    });
    return;
  }
  if (!isObject(node)) return;
  const own = typeof node['x-source'] === 'string' && parent !== 'properties' ? node['x-source'] : source;
  const marks = parent === 'properties' ? {} : node;
  if (marks['x-assumed'] !== undefined)
    out.push({ where, reason: textOf(marks['x-assumed']), source: own, without: null });
  if (marks['x-invented'] !== undefined)
    out.push({
      where,
      reason: textOf(marks['x-invented']),
      source: own,
      without: textOf(marks['x-without'] ?? 'It comes with an invented field alone.'),
    });
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    collect(value, where + (label(key, value, parent) ?? ''), own, key, out);
  }
}

/** Components that a node uses, directly or transitively. */
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

/** An area file with completed calls. */
function readArea(area: string): Json {
  const file = objectIn(parse(readFileSync(`${ROOT}openapi/${area}.yaml`, 'utf8')));
  const calls = Object.values(objectIn(file['paths'])).flatMap((item) => Object.values(objectIn(item)));
  for (const call of calls) if (isObject(call)) completeCall(call, area);
  return file;
}

function assumptionsOfComponent(kind: string, name: string, node: unknown, source: string): Assumption[] {
  const out: Assumption[] = [];
  collect(node, kind === 'schemas' ? name : `${kind} ${name}`, source, kind, out);
  return out;
}

/** Assumptions by `METHOD path`: of the call itself, then of the schemas it uses. */
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

/** Assumptions of one area file: operations, then components. */
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

function tablesOf(
  sections: readonly { area: string; list: readonly Assumption[] }[],
  columns: readonly string[],
  row: (one: Assumption) => readonly string[],
): string[] {
  return sections
    .filter(({ list }) => list.length > 0)
    .flatMap(({ area, list }) => [
      '',
      `### ${area} (${list.length})`,
      '',
      `| ${columns.join(' | ')} |`,
      `|${'---|'.repeat(columns.length)}`,
      ...list.map((one) => `| \`${one.where}\` | ${row(one).map(escape).join(' | ')} |`),
    ]);
}

/** The page: undocumented parts first, then shapes that the documents leave open. */
export function emitAssumptions(document: OpenapiDocument, areas: readonly string[], mark: string): string {
  const sources = sourcesOfComponents(document);
  const sections = ['common', ...areas].map((area) => ({ area, list: assumptionsOf(area, sources) }));
  const only = (isInvented: boolean) =>
    sections.map(({ area, list }) => ({
      area,
      list: list.filter(({ without }) => (without !== null) === isInvented),
    }));
  const total = (isInvented: boolean) => only(isInvented).reduce((sum, { list }) => sum + list.length, 0);
  const lines = [
    mark,
    '',
    '# Assumptions',
    '',
    `The documents leave ${total(true) + total(false)} points of the contract open. Each was settled by us, and whoever connects the`,
    'real server checks this list. The last column names the passage that the call or field serves.',
    '',
    `## Invented: ${total(true)} that no document names`,
    '',
    'Marked `x-invented` in `openapi/`. A server that keeps to the documents sends none of these answers and ignores these parameters;',
    'the portal works without them, in the way that the third column says. `?fields=documented` shows it (docs/qa.md).',
    ...tablesOf(
      only(true),
      ['where', 'why we want it', 'without it', 'serves'],
      ({ reason, without, source }) => [reason, without ?? '', source],
    ),
    '',
    `## Assumed: ${total(false)} shapes of what the documents name`,
    '',
    'Marked `x-assumed`: the type, the limit, the container or the key of something documented.',
    ...tablesOf(only(false), ['where', 'assumed, and why', 'serves'], ({ reason, source }) => [
      reason,
      source,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
