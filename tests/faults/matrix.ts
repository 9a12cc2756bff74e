/** Runs a part of the fault matrix in Vitest and reports each case to the parent process. */
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { readWish, type Case } from './plan.ts';
import type { Finding } from './run.ts';
import { Harness } from './harness.tsx';

/** Timeout of the longest screen of the full matrix on a slow machine, ms. */
export const LONGEST_MS = 3_600_000;

export const wish = readWish();

/** A harness shared by all tests of a file. */
export function harnessOfFile(): Harness {
  const harness = new Harness();
  beforeAll(() => harness.begin());
  afterAll(() => harness.end());
  return harness;
}

/** Whether this shard runs the screen or act. */
export const isMine = ({ name }: { name: string }, at: number): boolean =>
  at % wish.parts === wish.part &&
  (wish.screen === undefined || wish.screen === name) &&
  (wish.only === undefined || wish.only.some((one) => one.startsWith(`${name} `)));

/** Whether this process runs all screens and acts, so that calls without a case can be reported. */
export const isWhole =
  wish.parts === 1 && wish.screen === undefined && wish.kind === undefined && wish.only === undefined;

/** What fails: all calls, or in the reduced form those that have failed nowhere else, at least one. */
export function chosenOf(operations: readonly OperationId[], seen: Set<OperationId>): readonly OperationId[] {
  if (!wish.isReduced) return operations;
  const unseen = operations.filter((operation) => !seen.has(operation));
  return unseen.length > 0 ? unseen : operations.slice(0, 1);
}

const inWords = ({ screen, operation, kind, language, when, problem }: Finding): string =>
  `${screen}, ${operation}, ${kind} (${language}), ${when}: ${problem}`;

export async function runAll(cases: readonly Case[], run: (one: Case) => Promise<Finding[]>): Promise<void> {
  const findings: Finding[] = [];
  for (const one of cases) {
    const found = await run(one);
    findings.push(...found);
    if (wish.report !== undefined)
      appendFileSync(
        wish.report,
        `${JSON.stringify({ screen: one.screen, operation: one.operation, kind: one.kind.name, findings: found })}\n`,
      );
  }
  expect(findings.map(inWords)).toEqual([]);
}
