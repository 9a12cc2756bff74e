import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { exercisedRecorder, EXERCISED_VARIABLE } from '#mocks/adapters/exercised.ts';
import { openBench as openHandlers } from '../handlers/harness.ts';
import { recorded } from '../recorded.ts';
import { openBench } from '../support.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

let folder: string;
beforeEach(() => (folder = folderOfTest()));

const noted = (dir: string): unknown[] =>
  readdirSync(dir).flatMap((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as unknown[]);

describe('what was exercised', () => {
  it('is every operation that was answered, without those that are not there yet', () => {
    const record = exercisedRecorder(folder);
    record?.('confirmQuote', 200);
    record?.('refuseQuote', 501);
    record?.('confirmQuote', 401);
    expect(noted(folder)).toEqual(['confirmQuote']);
  });

  it('is kept when several mocks of one process note it', () => {
    const [first, second] = [exercisedRecorder(folder), exercisedRecorder(folder)];
    first?.('confirmQuote', 200);
    second?.('refuseQuote', 200);
    expect(noted(folder)).toEqual(['confirmQuote', 'refuseQuote']);
  });

  it('is noted by the benches of the tests', async () => {
    await (await openHandlers()).as('anonymous').ok('listIndustryCategories');
    await (await openBench()).call('GET', '/n/dict/list/RESOURCE_TYPE');
    const own = join(process.env[EXERCISED_VARIABLE] ?? '', `${process.pid}.json`);
    expect(JSON.parse(readFileSync(own, 'utf8'))).toEqual(
      expect.arrayContaining(['listIndustryCategories', 'listResourceTypes']),
    );
  });

  it('does not count a handler that a test has put in the place of ours', () => {
    const { onAnswered } = recorded(['confirmQuote'], exercisedRecorder(folder));
    onAnswered?.('confirmQuote', 200);
    onAnswered?.('refuseQuote', 200);
    expect(noted(folder)).toEqual(['refuseQuote']);
  });
});
