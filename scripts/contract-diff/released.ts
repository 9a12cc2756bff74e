/** openapi/released.json: the contract of the last released portal. */
import { type OpenapiDocument, loadOpenapi } from '../openapi/document.ts';
import { isObject, objectIn, OpenapiError } from '../openapi/json.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder, ROOT } from '../lib/paths.ts';
import { branchPoint, commitOf, git } from '../lib/git.ts';
import { limitsIn } from '../openapi/limits.ts';

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

/** Finds the base of the contract comparison: a file, a git revision, or the last release. */

export interface Base {
  readonly document: OpenapiDocument;
  /** Description for people. */
  readonly what: string;
}

const CONTRACT = 'openapi/portal.yaml';
const LIMITS = 'src/lib/limits.ts';

/** The contract at a commit, with that commit's limits. */
async function inGit(root: string, commit: string): Promise<OpenapiDocument> {
  using temporary = temporaryFolder('contract');
  const folder = temporary.path;
  const names = git(root, 'ls-tree', '-r', '--name-only', commit, 'openapi')?.split('\n') ?? [];
  for (const name of names.filter((one) => one.endsWith('.yaml'))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${git(root, 'show', `${commit}:${name}`) ?? ''}\n`);
  }
  if (!existsSync(join(folder, CONTRACT))) throw new OpenapiError(`${commit.slice(0, 7)} has no ${CONTRACT}`);
  const limits = git(root, 'show', `${commit}:${LIMITS}`);
  return await loadOpenapi(join(folder, CONTRACT), limits === null ? undefined : await limitsIn(limits));
}

/** The contract for a name given on the command line. @throws OpenapiError with a readable message */
export async function namedBase(name: string, root: string = ROOT): Promise<Base> {
  const file = resolve(root, name);
  if (existsSync(file)) {
    const released = file.endsWith('.json') ? readReleased(readFileSync(file, 'utf8')) : null;
    return released ?? { document: await loadOpenapi(file), what: name };
  }
  const commit = commitOf(root, name);
  if (commit === null)
    throw new OpenapiError(`--base: "${name}" is neither a file nor a version that git knows here`);
  return { document: await inGit(root, commit), what: `${name} (${commit.slice(0, 7)})` };
}

/** Explains a missing merge base where one is expected. */
function whyNoBranch(root: string): string {
  if (commitOf(root, 'HEAD') === null) return " (NOT with this branch's beginning: there is no git here)";
  return git(root, 'rev-parse', '--is-shallow-repository') === 'true'
    ? " (NOT with this branch's beginning: this clone has too little history to know it)"
    : '';
}

/** The default base: on a branch its merge base, else the last release. Null if there is neither. */
export async function usualBase(root: string = ROOT): Promise<Base | null> {
  const point = branchPoint(root);
  if (point !== null) {
    try {
      return {
        document: await inGit(root, point),
        what: `${point.slice(0, 7)}, where this branch left main`,
      };
    } catch (error) {
      if (!(error instanceof OpenapiError)) throw error;
    }
  }
  const file = join(root, 'openapi/released.json');
  if (!existsSync(file)) return null;
  const { document, what } = readReleased(readFileSync(file, 'utf8'));
  return { document, what: what + whyNoBranch(root) };
}
