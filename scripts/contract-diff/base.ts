/** Finds the base of the contract comparison: a file, a git revision, or the last release. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder, ROOT } from '../lib/paths.ts';
import { branchPoint, commitOf, git } from '../lib/git.ts';
import { loadOpenapi, type OpenapiDocument } from '../openapi/document.ts';
import { OpenapiError } from '../openapi/json.ts';
import { limitsIn } from '../openapi/limits.ts';
import { readReleased } from './released.ts';

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
