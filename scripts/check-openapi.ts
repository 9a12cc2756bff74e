/**
 * npm run contract: lints the contract, compares it with the documented calls, the generated files, the mock's handlers and the
 * tests' tags, and prints the completeness table.
 */
import { handlers } from '#mocks/handlers/index.ts';
import { compareCalls, documentedCalls, documentedIds } from './openapi/calls.ts';
import { compareFields, documentedFields } from './openapi/documented-fields.ts';
import { loadOpenapi, operationsOf, type Located } from './openapi/document.ts';
import { readExercised } from './openapi/exercised.ts';
import { endUnreadable } from './openapi/json.ts';
import { lintOpenapi } from './openapi/lint.ts';
import { staleOutputs } from './openapi/outputs.ts';
import { renderTable } from './openapi/table.ts';
import { namedUnused, unusedProblems, usedOperations } from './openapi/usage.ts';
import { coverageProblems } from './coverage/coverage-problems.ts';
import { readRows } from './coverage/rows.ts';
import { readTaggedTests } from './coverage/titles.ts';
import { commandLine, flag } from './lib/command-line.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';

const { values: given } = commandLine(
  `Usage: npm run contract
Lints the contract and compares it with the documents, the generated files, the mock's handlers, screens and tests.`,
  { table: flag('only the table of how complete each area is'), ...JSON_OPTION },
);

const found: { check: string; problems: readonly string[] }[] = [];

function report(title: string, problems: readonly string[]): number {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${title}`);
  for (const problem of problems) console.log(`        ${problem}`);
  found.push({ check: title, problems });
  return problems.length;
}

async function generatedProblems(): Promise<string[]> {
  const stale = await staleOutputs();
  return stale.map((path) => `${path} is stale: run "npm run generate" and commit the result`);
}

/** A missing handler does not compile. */
function showCoverage(operations: readonly Located[]): void {
  const handled = new Set(Object.keys(handlers));
  const used = usedOperations(operations);
  const documented = documentedIds(documentedCalls(), operations);
  const exercised = readExercised();
  console.log(`\n${renderTable(operations, { documented, handled, used, exercised })}\n`);
}

async function run(): Promise<number> {
  const { errors, warnings } = await lintOpenapi();
  for (const warning of warnings) console.log(`warning: ${warning}`);
  // An unreadable contract cannot be compared.
  if (report('lint of openapi/ (redocly.yaml)', errors) > 0) return errors.length;

  const document = await loadOpenapi('openapi/portal.yaml');
  const operations = operationsOf(document);
  const count =
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
  showCoverage(operations);
  return (
    count +
    report(
      'every call is used by a screen, or named with its reason (docs/decisions.md)',
      unusedProblems(ids, usedOperations(operations), namedUnused()),
    )
  );
}

async function main(): Promise<void> {
  if (given.table) {
    showCoverage(operationsOf(await loadOpenapi('openapi/portal.yaml')));
    return;
  }
  const problems = await run();
  writeJson(given.json, found);
  if (problems > 0) {
    console.error(`\nThe contract has ${problems} problem${problems === 1 ? '' : 's'}.`);
    process.exitCode = 1;
  }
}

await main().catch(endUnreadable);
