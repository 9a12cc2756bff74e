/** npm run bench: heaviest calls, start-up time and memory of the mock, and the portal in a browser, each with a limit. */
import { harRow } from './bench/har.ts';
import { callRows } from './bench/load.ts';
import { freshStartRows } from './bench/portal/fresh-start.ts';
import { pdfRow } from './bench/portal/pdf-page.ts';
import { routeChangeRows } from './bench/portal/route-change.ts';
import { typingRow } from './bench/portal/typing.ts';
import { benchReport, holds, type Row } from './bench/rows.ts';
import { prismIn, startRows } from './bench/servers.ts';
import { uploadRows } from './bench/uploads.ts';
import { openBrowser } from './programs.ts';
import { commandLine, flag, refuse, run, text, textOr, wholeNumber } from './lib/command-line.ts';
import { startMockProcess } from './lib/mock-process.ts';
import { JSON_OPTION, writeJson, writeReport } from './lib/report.ts';

const USAGE = `Usage: npm run bench -- [options]
Builds, measures, and writes coverage/benchmarks.md. Takes long, and ends with 1 when a limit does not hold.`;

const { values } = commandLine(USAGE, {
  seconds: textOr('5', 'N', 'how long each call is measured, 5 by default'),
  server: flag('without the portal in a browser'),
  portal: flag('the portal in a browser alone'),
  ...JSON_OPTION,
  peers: text('FOLDER', 'also measures Prism, installed in this folder'),
});
if (values.portal && values.server) refuse('--portal and --server leave nothing to measure');

async function portalRows(): Promise<Row[]> {
  await using browser = await openBrowser();
  await using server = await startMockProcess('--dist', 'dist');
  return [
    ...(await freshStartRows(browser)),
    ...(await routeChangeRows(browser, server.origin)),
    await pdfRow(browser, server.origin),
    await typingRow(browser, server.origin),
  ];
}

await run(async () => {
  const seconds = wholeNumber('seconds', values.seconds, 1);
  const prism = values.peers === undefined ? null : prismIn(values.peers);
  if (prism === null)
    console.log('Prism is not measured: --peers names the folder in which it is installed.');
  const rows: Row[] = [];
  if (!values.portal)
    rows.push(
      ...(await startRows()),
      ...(await uploadRows()),
      await harRow(),
      ...(await callRows(seconds, prism)),
    );
  if (!values.server) rows.push(...(await portalRows()));
  writeReport('benchmarks.md', benchReport(rows));
  const judged = rows.map((row) => ({ ...row, holds: holds(row) }));
  writeJson(values.json, judged);
  if (judged.some((row) => !row.holds)) process.exitCode = 1;
}, 1);
