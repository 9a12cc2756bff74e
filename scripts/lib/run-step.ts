/** One step of `npm test` or `npm run check`: a child process whose output is kept and shown as one block. */
import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/** What to run. */
export interface Step {
  name: string;
  /** A script of Node and its arguments; TypeScript goes through tsx. */
  command: readonly [string, ...string[]];
  /** Another Node than this one. */
  node?: string;
  env?: Readonly<Record<string, string>>;
  /** The step uses both cores by itself: nothing runs beside it, and its output is shown while it runs. */
  alone?: boolean;
  /** How long it may take, ms; twenty minutes without it. */
  timeLimit?: number;
  /** Names of steps that must have passed before. */
  needs?: readonly string[];
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
}

/** A step that hangs must not hang the whole run, ms. */
const TIME_LIMIT_MS = 20 * 60_000;

function spawnArguments({ command: [script, ...args], node = process.execPath }: Step): [string, string[]] {
  return [node, [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script, ...args]];
}

function headline(name: string): string {
  return `\n── ${name} ${'─'.repeat(Math.max(4, 70 - name.length))}`;
}

/** Runs a step. Never throws: a step that cannot start has failed. */
export function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const [program, args] = spawnArguments(step);
  if (step.alone === true) console.log(headline(step.name));

  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: step.timeLimit ?? TIME_LIMIT_MS,
    });
    const take = (chunk: Buffer): void => {
      if (step.alone === true) process.stdout.write(chunk);
      else chunks.push(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);

    const finish = (ok: boolean, note: string): void => {
      const seconds = (performance.now() - started) / 1000;
      if (step.alone !== true)
        console.log(`${headline(step.name)}\n${Buffer.concat(chunks).toString().trim()}`);
      console.log(`${ok ? 'passed' : 'FAILED'}: ${step.name}, ${seconds.toFixed(1)} s${note}`);
      resolve({ name: step.name, ok, seconds });
    };
    child.on('error', (error) => finish(false, ` (${error.message})`));
    child.on('close', (code, signal) => finish(code === 0, signal === null ? '' : ` (stopped by ${signal})`));
  });
}

/**
 * Runs steps in their order, two at a time, without stopping at a failure. A step that is `alone` waits for the ones
 * before it and holds back the ones after it; a step whose need has failed is counted as failed without being run.
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const failed = (name: string): boolean => results.some((result) => result.name === name && !result.ok);

  const run = async (step: Step): Promise<void> => {
    const missing = step.needs?.find(failed);
    if (missing !== undefined) {
      console.log(`${headline(step.name)}\nnot run: ${missing} has failed`);
      results.push({ name: step.name, ok: false, seconds: 0 });
    } else {
      results.push(await runStep(step));
    }
  };

  const running = new Set<Promise<void>>();
  for (const step of steps) {
    const limit = step.alone === true ? 1 : 2;
    while (running.size >= limit) await Promise.race(running);
    // A need may still be running.
    if (step.needs?.some((need) => !results.some(({ name }) => name === need)) === true)
      await Promise.all(running);
    const task = run(step).finally(() => running.delete(task));
    running.add(task);
    if (step.alone === true) await task;
  }
  await Promise.all(running);
  return results;
}

/** The closing table: each step with how it ended and how long it took, and the time of all. */
export function printSummary(results: readonly StepResult[], started: number): void {
  console.log('\n── summary ──');
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`);
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
}
