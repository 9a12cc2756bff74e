/**
 * npm run outdated: outdated packages, and which of them are held back why. Queries the registry; the rules are in
 * renovate.json.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isProgram, refuse } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';

const USAGE = `Usage: npm run outdated
Lists packages that have a newer version: those to renew, and those that wait, with the reason (renovate.json).
Asks the package registry.`;

/** A package held below a version. */
export interface Rule {
  readonly description: string;
  readonly matchPackageNames: readonly string[];
  /** `<` and a version. */
  readonly allowedVersions: string;
}

/** Used part of `npm outdated --json`. */
export type Outdated = Readonly<Record<string, { readonly current?: string; readonly latest: string }>>;

export function readRules(): readonly Rule[] {
  const text = readFileSync(join(ROOT, 'renovate.json'), 'utf8');
  // Our own file; tests/scripts/outdated.test.ts checks it.
  return (JSON.parse(text) as { packageRules: readonly Rule[] }).packageRules;
}

/** Whether a rule allows a version: numeric comparison, missing parts are 0. */
export function isAllowed(version: string, { allowedVersions }: Rule): boolean {
  const numbers = (text: string): number[] => text.split('.').map((part) => Number.parseInt(part, 10));
  const [own, limit] = [numbers(version), numbers(allowedVersions.replace(/^</, ''))];
  const at = own.findIndex((number, place) => number !== (limit[place] ?? 0));
  return at >= 0 && (own[at] ?? 0) < (limit[at] ?? 0);
}

export function outdatedLines(outdated: Outdated, rules: readonly Rule[]): string[] {
  const rows = Object.entries(outdated).map(([name, { current = 'missing', latest }]) => {
    const rule = rules.find((one) => one.matchPackageNames.includes(name));
    const waits = rule !== undefined && !isAllowed(latest, rule);
    return { line: `  ${name} ${current} → ${latest}`, waitsFor: waits ? rule.description : null };
  });
  const renewed = rows.filter(({ waitsFor }) => waitsFor === null).map(({ line }) => line);
  const waiting = rows.flatMap(({ line, waitsFor }) =>
    waitsFor === null ? [] : [`${line}\n    ${waitsFor}`],
  );
  return [
    `${renewed.length} to renew`,
    ...renewed,
    '',
    `${waiting.length} that wait (renovate.json)`,
    ...waiting,
  ];
}

if (isProgram(import.meta.url)) {
  const { values } = commandLine(USAGE, JSON_OPTION);
  // A shell resolves npm (npm.cmd on Windows). The exit code is 1 if anything is outdated.
  const { stdout } = spawnSync('npm outdated --json', { cwd: ROOT, encoding: 'utf8', shell: true });
  // npm's JSON output; `error` if the registry is unreachable.
  const answer = JSON.parse(stdout || '{"error":{}}') as Outdated & { error?: unknown };
  if (answer.error !== undefined) refuse('npm could not ask the registry');
  writeJson(values.json, { outdated: answer, rules: readRules() });
  console.log(outdatedLines(answer, readRules()).join('\n'));
}
