/** Runs Redocly's linter (redocly.yaml) and parses its findings. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { binOf } from '../lib/bin.ts';
import { ROOT } from '../lib/paths.ts';

interface RedoclyProblem {
  ruleId: string;
  severity: 'error' | 'warn';
  message: string;
  location: { source: { ref: string }; pointer?: string; start?: { line: number } }[];
}

/** One line per finding. Warnings are printed; errors fail. */
export interface LintResult {
  errors: string[];
  warnings: string[];
}

function line({ ruleId, message, location }: RedoclyProblem): string {
  const [place] = location;
  const position = place?.start ? `:${place.start.line}` : '';
  return `${place?.source.ref ?? 'openapi'}${position} ${message} [${ruleId}]`;
}

/** Lints one document of redocly.yaml. The linter exits with 1 on findings, so its exit code is ignored. */
async function lintOne(api: string): Promise<RedoclyProblem[]> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [binOf('@redocly/cli', 'redocly'), 'lint', api, '--format=json', '--max-problems=500'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed: Record<'stdout' | 'stderr', string>) => failed);
  if (!stdout.includes('{')) throw new Error(`The linter gave no result for ${api}: ${stderr.trim()}`);
  // The linter's JSON format.
  return (JSON.parse(stdout.slice(stdout.indexOf('{'))) as { problems: RedoclyProblem[] }).problems;
}

export async function lintOpenapi(): Promise<LintResult> {
  const problems = (await Promise.all(['portal', 'control'].map(lintOne))).flat();
  const of = (severity: RedoclyProblem['severity']): string[] =>
    problems.filter((problem) => problem.severity === severity).map(line);
  return { errors: of('error'), warnings: of('warn') };
}
