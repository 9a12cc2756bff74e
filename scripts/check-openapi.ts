/**
 * npm run contract: is the contract sound, complete and lived up to? Lints it, compares it with the documented calls,
 * the generated files, the mock's handlers and the tests' tags, and prints the completeness table. `--table` prints the table alone.
 */
import { compareCalls, documentedCalls, documentedIds } from './openapi/calls.ts';
import { compareFields, documentedFields } from './openapi/documented-fields.ts';
import { loadOpenapi, operationsOf, type Located } from './openapi/document.ts';
import { readExercised } from './openapi/exercised.ts';
import { endUnreadable } from './openapi/json.ts';
import { loadHandled } from './openapi/handled.ts';
import { lintOpenapi } from './openapi/lint.ts';
import { staleOutputs } from './openapi/outputs.ts';
import { renderTable } from './openapi/table.ts';
import { namedUnused, unusedProblems } from './openapi/unused.ts';
import { usedOperations } from './openapi/usage.ts';
import { coverageProblems } from './coverage/emit-coverage.ts';
import { readRows } from './coverage/rows.ts';
import { readTaggedTests } from './coverage/titles.ts';
import { endWithReader } from './lib/command-line.ts';

endWithReader();

/** Prints one check with its problems and returns how many there are. */
function report(title: string, problems: readonly string[]): number {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${title}`);
  for (const problem of problems) console.log(`        ${problem}`);
  return problems.length;
}

async function generatedProblems(): Promise<string[]> {
  const stale = await staleOutputs();
  return stale.map((path) => `${path} is stale: run "npm run generate" and commit the result`);
}

async function coverageTable(operations: readonly Located[]): Promise<string[]> {
  const ids = operations.map(({ operation }) => operation.operationId);
  const { problems, ...handled } = await loadHandled(ids);
  const used = usedOperations(operations);
  const documented = documentedIds(documentedCalls(), operations);
  const exercised = readExercised();
  console.log(`\n${renderTable(operations, { documented, ...handled, used, exercised })}\n`);
  const refused = [...used].filter((id) => handled.later.has(id));
  if (refused.length > 0) console.log(`Used by a screen but answered 501: ${refused.join(', ')}\n`);
  return problems;
}

/** All checks; the number of problems. */
async function run(): Promise<number> {
  const { errors, warnings } = await lintOpenapi();
  for (const warning of warnings) console.log(`warning: ${warning}`);
  // A contract that cannot be read cannot be compared with anything.
  if (report('lint of openapi/ (redocly.yaml)', errors) > 0) return errors.length;

  const document = await loadOpenapi('openapi/portal.yaml');
  const operations = operationsOf(document);
  const found =
    report(
      'every documented call (openapi/calls.tsv); any other is marked x-invented',
      compareCalls(documentedCalls(), operations),
    ) +
    report(
      'every documented field (openapi/fields.tsv); any other is marked x-invented or x-assumed',
      compareFields(documentedFields(), document),
    ) +
    report('generated files are current', await generatedProblems()) +
    report(
      'every row of the documents has a test (docs/coverage-rows.tsv)',
      coverageProblems(readRows(), readTaggedTests()),
    );
  const ids = operations.map(({ operation }) => operation.operationId);
  return (
    found +
    report('every operation has a handler', await coverageTable(operations)) +
    report(
      'every call is used by a screen, or named with its reason (docs/decisions.md)',
      unusedProblems(ids, usedOperations(operations), namedUnused()),
    )
  );
}

async function main(): Promise<void> {
  if (process.argv.includes('--table')) {
    await coverageTable(operationsOf(await loadOpenapi('openapi/portal.yaml')));
    return;
  }
  const problems = await run();
  if (problems > 0) {
    console.error(`\nThe contract has ${problems} problem${problems === 1 ? '' : 's'}.`);
    process.exitCode = 1;
  }
}

await main().catch(endUnreadable);
