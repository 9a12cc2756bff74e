/** Runs a part of the fault matrix inside of Vitest, and tells whoever started it about each case. */
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { readWish, type Case } from './plan.ts';
import type { Finding } from './run.ts';
import { Stage } from './stage.tsx';

/** The longest screen of the whole matrix, on a slow machine, ms. */
export const LONGEST_MS = 3_600_000;

export const wish = readWish();

/** A stage from the first test of a file to its last. */
export function stageOfFile(): Stage {
  const stage = new Stage();
  beforeAll(() => stage.begin());
  afterAll(() => stage.end());
  return stage;
}

/** Whether this process runs it. */
export const isMine = ({ name }: { name: string }, at: number): boolean =>
  at % wish.parts === wish.part &&
  (wish.screen === undefined || wish.screen === name) &&
  (wish.only === undefined || wish.only.some((one) => one.startsWith(`${name} `)));

/** Whether this process runs all screens and all acts, so that what none of them meets is missing. */
export const isWhole =
  wish.parts === 1 &&
  wish.screen === undefined &&
  wish.operation !== 'getMenuX' &&
  wish.kind === undefined &&
  wish.only === undefined;

const inWords = ({ screen, operation, kind, language, when, problem }: Finding): string =>
  `${screen}, ${operation}, ${kind} (${language}), ${when}: ${problem}`;

/** Runs cases one after the other, and tells of each. */
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
