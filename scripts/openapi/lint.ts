/** Lints both contracts by redocly.yaml. */
import { join, relative } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { getLineColLocation, lint, loadConfig, type Problem } from './redocly.js';

/** One line per finding. Warnings are printed; errors fail. */
export interface LintResult {
  errors: string[];
  warnings: string[];
}

function line({ ruleId, message, location: [place] }: Problem): string {
  const position =
    place === undefined
      ? 'openapi'
      : `${relative(ROOT, place.source.absoluteRef)}:${getLineColLocation(place).start.line}`;
  return `${position} ${message} [${ruleId}]`;
}

export async function lintOpenapi(): Promise<LintResult> {
  const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
  const lintOne = (name: string): Promise<Problem[]> =>
    lint({ ref: join(ROOT, `openapi/${name}.yaml`), config: config.forAlias(name) });
  const problems = (await Promise.all(['portal', 'control'].map(lintOne))).flat();
  const of = (severity: Problem['severity']): string[] =>
    problems.filter((problem) => problem.severity === severity).map(line);
  return { errors: of('error'), warnings: of('warn') };
}
