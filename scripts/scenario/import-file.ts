/** `npm run scenario -- import`: converts HAR, curl or Postman to a recording. */
import { present } from '#mocks/lib/tables.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { recordingText } from '#mocks/recording/write.ts';
import { importTraffic, type ImportSummary } from '#mocks/traffic/import.ts';
import { readTraffic } from '#mocks/traffic/read.ts';
import { writeJson } from '../lib/report.ts';
import type { Arguments } from './arguments.ts';
import type { Output } from './replay-files.ts';

/** What the recording lacks, by kind. */
const MISSING: Readonly<Record<ImportSummary['missing'][number]['what'], string>> = {
  id: 'no answer before tells this id; it stays as it is',
  file: 'the file has no bytes here; a made one of its kind stands in',
  form: 'the form has no parts here',
  answer: 'no answer is in the file; the step is not compared',
  code: 'nothing in the file sent this code; 000000 stands in',
  variable: 'a variable without a value',
};

export function summaryLines(summary: ImportSummary): string[] {
  const { source, server, scenario, seed, persona, entries, steps, left, removed, missing } = summary;
  const counted = (list: readonly { readonly count: number }[]): number =>
    list.reduce((sum, { count }) => sum + count, 0);
  return [
    `${steps} steps of ${entries} entries (${source}), server ${server ?? '–'}`,
    `Begins with the scenario "${scenario}", seed ${seed}, persona "${persona}"`,
    `Left out: ${left.files} files and pages, ${counted(left.hosts)} requests to other hosts, ${counted(left.unknown)} unknown to the contract`,
    ...left.hosts.map(({ host, count }) => `  ${host}: ${count}`),
    ...left.unknown.map(({ call, count }) => `  ${call}: ${count}`),
    'Taken out:',
    ...removed.map(
      ({ what, values, where }) =>
        `  ${what}: ${values} (${where.slice(0, 5).join(', ')}${where.length > 5 ? ', …' : ''})`,
    ),
    ...(missing.length === 0 ? [] : ['What the recording lacks:']),
    ...missing.map(
      ({ step, operation, what, name }) => `  step ${step}, ${operation ?? '–'}, ${name}: ${MISSING[what]}`,
    ),
  ];
}

export async function importFile(given: Arguments, { print }: Output): Promise<true> {
  const [file = ''] = given.names;
  const { out, title, scenario, seed, persona, json } = given;
  const { recording, summary } = await importTraffic(
    await readTraffic(readFileSync(file, 'utf8')),
    present({ title, scenario, seed, persona }),
  );
  for (const line of summaryLines(summary)) print(line);
  writeJson(json, summary);
  if (out === undefined) return true;
  writeFileSync(out, recordingText(recording));
  print(`Written to ${out}`);
  return true;
}
