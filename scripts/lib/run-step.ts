/** Runs steps of `npm test` or `npm run check` as child processes; output is buffered and printed as one block. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import pLimit from 'p-limit';
import { ROOT } from './paths.ts';
import { writeJson } from './report.ts';

export interface Step {
  name: string;
  /** A Node script and its arguments; TypeScript runs with tsx. */
  command: readonly [string, ...string[]];
  node?: string;
  env?: Readonly<Record<string, string>>;
  /** The step uses all cores: it runs alone, and its output is not buffered. */
  alone?: boolean;
  /** Timeout, ms; twenty minutes by default. */
  timeLimit?: number;
  needs?: readonly string[];
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  /** Lines of a failed step's output that name an error. */
  errors?: readonly string[];
}

const TIME_LIMIT_MS = 20 * 60_000;

const MOST_ERRORS = 40;

function errorsIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter((line) => /\b\w*error\b|✘|✗|FAIL/i.test(line)).slice(0, MOST_ERRORS);
}

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
      chunks.push(chunk);
      if (step.alone === true) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);

    const finish = (ok: boolean, note: string): void => {
      const seconds = (performance.now() - started) / 1000;
      const output = Buffer.concat(chunks).toString().trim();
      if (step.alone !== true) console.log(`${headline(step.name)}\n${output}`);
      console.log(`${ok ? 'passed' : 'FAILED'}: ${step.name}, ${seconds.toFixed(1)} s${note}`);
      resolve({ name: step.name, ok, seconds, ...(ok ? {} : { errors: errorsIn(output) }) });
    };
    child.on('error', (error) => finish(false, ` (${error.message})`));
    child.on('close', (code, signal) => finish(code === 0, signal === null ? '' : ` (stopped by ${signal})`));
  });
}

/**
 * Runs steps in order, two at a time, and continues after failures. A step with `alone` waits for earlier steps and blocks later
 * ones; a step with a failed dependency fails without running.
 */
async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const limit = pLimit(2);
  const started = new Map<string, Promise<StepResult>>();
  const run = async (step: Step): Promise<StepResult> => {
    for (const need of step.needs ?? [])
      if ((await started.get(need))?.ok === false) {
        console.log(`${headline(step.name)}\nnot run: ${need} has failed`);
        return { name: step.name, ok: false, seconds: 0 };
      }
    return runStep(step);
  };
  for (const step of steps) {
    if (step.alone === true) await Promise.all(started.values());
    const result = limit(run, step);
    started.set(step.name, result);
    if (step.alone === true) await result;
  }
  return Promise.all(started.values());
}

/**
 * Runs the steps of a program and prints the closing table: result and duration of each, total time; also written to the file of
 * `--json`. Exit code 1 when one has failed.
 */
export async function runAll(steps: readonly Step[], json?: string): Promise<StepResult[]> {
  const started = performance.now();
  const results = await runSteps(steps);
  for (const { name, errors = [] } of results)
    if (errors.length > 0) console.log(`\n── errors of ${name} ──\n${errors.join('\n')}`);
  console.log('\n── summary ──');
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${seconds} s in all`);
  writeJson(json, { seconds: Number(seconds), results });
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  return results;
}
