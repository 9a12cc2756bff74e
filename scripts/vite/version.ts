/**
 * Build information: in the page for the footer and error reports, in `version.json` for operations. Only the HTML contains it,
 * so that hashes of scripts stay stable.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VERSION_META } from '../../src/lib/build-version.ts';
import { git } from '../lib/git.ts';
import { ROOT } from '../lib/paths.ts';

export interface Build {
  readonly version: string;
  /** Short hash of the checkout, or `PORTAL_COMMIT`; null if unknown. */
  readonly commit: string | null;
  /** YYYY-MM-DD in UTC: of `SOURCE_DATE_EPOCH`, else of the commit, so that builds of one commit are the same; else today. */
  readonly date: string;
}

const COMMIT_LENGTH = 8;

function checkedOut(): { hash: string; seconds: string } | null {
  const [hash, seconds] = git(ROOT, 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  return hash === undefined || seconds === undefined ? null : { hash, seconds };
}

/** Docker's build arguments are empty if omitted. */
const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

export function readBuild(environment: NodeJS.ProcessEnv = process.env, now: number = Date.now()): Build {
  // Our own package.json.
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const named = given(environment['PORTAL_COMMIT']);
  const git = checkedOut();
  const seconds =
    given(environment['SOURCE_DATE_EPOCH']) ?? (named === null ? git?.seconds : null) ?? now / 1000;
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  return { version, commit: (named ?? git?.hash)?.slice(0, COMMIT_LENGTH) ?? null, date };
}

/** For people: `0.1.0 · 465daac1 · 2026-11-22`. */
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
