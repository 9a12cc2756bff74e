/**
 * Which build this is: in the page, for the line in its footer and for reports, and in `version.json` for operations. Only the page
 * says it, so that no script gets another name because of it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VERSION_META } from '../../src/lib/build-version.ts';
import { ROOT } from '../lib/paths.ts';

export interface Build {
  readonly version: string;
  /** Short, where it is known: a checkout, or `PORTAL_COMMIT`. */
  readonly commit: string | null;
  /** YYYY-MM-DD in UTC; `SOURCE_DATE_EPOCH` makes it the same again. */
  readonly date: string;
}

const COMMIT_LENGTH = 8;

function commitOf(environment: NodeJS.ProcessEnv): string | null {
  const named = environment['PORTAL_COMMIT'];
  if (named !== undefined && named !== '') return named.slice(0, COMMIT_LENGTH);
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.slice(0, COMMIT_LENGTH) : null;
}

/** The build that is being made. */
export function readBuild(environment: NodeJS.ProcessEnv = process.env, now: number = Date.now()): Build {
  // Our own package.json.
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const epoch = environment['SOURCE_DATE_EPOCH'];
  const date = new Date(epoch === undefined ? now : Number(epoch) * 1000).toISOString().slice(0, 10);
  return { version, commit: commitOf(environment), date };
}

/** As people read it: `0.1.0 · 465daac1 · 2026-11-22`. */
export const versionLine = ({ version, commit, date }: Build): string =>
  [version, commit, date].filter((part) => part !== null).join(' · ');

export function versionInfo(): Plugin {
  const build = readBuild();
  return {
    name: 'version-info',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: VERSION_META, content: versionLine(build) }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(build)}\n` });
    },
  };
}
