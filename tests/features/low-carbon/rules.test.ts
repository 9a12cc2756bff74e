import { expect, it } from 'vitest';
import * as v from 'valibot';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import {
  errorLines,
  goneSteps,
  inPageOrder,
  lowCarbonSchema,
  standardPdfs,
  toRequest,
} from '#src/features/low-carbon/rules.ts';
import { lowCarbonDraft, type LowCarbonValues } from '#src/features/low-carbon/values.ts';

const table = { id: 'a-1', name: 'data.xlsx', size: 1 };
const entry = { key: 'e', productName: 'Slab', steps: ['EAF'], table };
const values = (...entries: Partial<typeof entry>[]): LowCarbonValues => ({
  introduction: 'We melt scrap.',
  entries: entries.map((part) => ({ ...entry, ...part })),
});
const wrong = (input: unknown): string[] =>
  (v.safeParse(lowCarbonSchema, input).issues ?? []).map(({ message }) => message);
const say = (key: string, vars?: Readonly<Record<string, string | number>>): string =>
  [key, ...Object.values(vars ?? {})].join(' ');

it('wants introduction, name, a step and a table of every entry [2§5 low-carbon]', () => {
  expect(wrong(values(entry))).toEqual([]);
  expect(wrong({ ...values(entry), introduction: '  ' })).toEqual(['lces.valid.introduction']);
  expect(wrong(values({ productName: ' ' }))).toEqual(['lces.valid.nameRequired']);
  expect(wrong(values({ steps: [] }))).toEqual(['lces.valid.process']);
  expect(wrong({ introduction: 'x', entries: [{ ...entry, table: null }] })).toEqual(['lces.valid.file']);
});

it('takes a product name of 50 characters and no longer one [2§9 low-carbon]', () => {
  expect(wrong(values({ productName: `${'钢'.repeat(50)} ` }))).toEqual([]);
  expect(wrong(values({ productName: '钢'.repeat(51) }))).toEqual(['lces.valid.nameMax']);
});

it('holds one to three entries; the last one stays [2§9 low-carbon]', () => {
  expect(LOW_CARBON_ENTRIES_MAX).toBe(3);
  expect(wrong(values(entry, entry, entry))).toEqual([]);
  expect(wrong(values(entry, entry, entry, entry))).toEqual(['lces.maxEntries']);
});

it('says missing steps and tables once, with the numbers of their entries [2§8 low-carbon]', () => {
  const lines = errorLines(
    {
      'entries.2.table': 'lces.valid.file',
      'entries.0.steps': 'lces.valid.process',
      'entries.2.steps': 'lces.valid.process',
      'entries.1.productName': 'lces.valid.nameRequired',
      introduction: 'lces.valid.introduction',
      'entries.1.table': null,
    },
    say,
    'zh',
  );
  expect(lines).toEqual([
    { path: 'introduction', text: 'lces.valid.introduction' },
    { path: 'entries.0.steps', text: 'lces.valid.processMissing 1、3', fields: 2 },
    { path: 'entries.1.productName', text: 'epd.apply.fixAt 2 lces.valid.nameRequired' },
    { path: 'entries.2.table', text: 'lces.valid.fileMissing 3', fields: 1 },
  ]);
});

it('finds wrong fields in the order of the page', () => {
  expect(
    inPageOrder(['entries.1.productName', 'entries.0.table', 'entries.0.steps', 'introduction']),
  ).toEqual(['introduction', 'entries.0.steps', 'entries.0.table', 'entries.1.productName']);
});

it('sends company and introduction with every entry, and the steps joined in the order of the process [2§3 low-carbon]', () => {
  const sent = {
    ...values({ steps: ['ROLLING', 'GONE', 'EAF'] }, { productName: ' Bar ' }),
    introduction: ' We. ',
  };
  expect(toRequest(sent, '澜江钢铁', ['EAF', 'ROLLING'])).toEqual({
    list: [
      {
        companyName: '澜江钢铁',
        introduction: 'We.',
        productName: 'Slab',
        process: 'EAF;ROLLING;GONE',
        attachmentId: 'a-1',
      },
      {
        companyName: '澜江钢铁',
        introduction: 'We.',
        productName: 'Bar',
        process: 'EAF',
        attachmentId: 'a-1',
      },
    ],
  });
});

it('takes the one PDF that the platform offers, and tells steps that are gone', () => {
  const offered = [{ fileName: 'table.xlsx' }, { fileName: 'Standard.PDF' }];
  expect(standardPdfs(offered)).toEqual(['Standard.PDF']);
  expect(goneSteps(values({ steps: ['OLD'] }, { steps: ['OLD', 'EAF'] }), ['EAF'])).toEqual([
    'entries.0.steps',
  ]);
});

it('reads a draft and empties what makes no sense in it', () => {
  expect(
    lowCarbonDraft.parse({ introduction: 5, entries: [{ productName: 'Slab', steps: 'x', table: {} }] }),
  ).toMatchObject({
    introduction: '',
    entries: [{ productName: 'Slab', steps: [], table: null }],
  });
  expect(lowCarbonDraft.parse({ entries: [] })).toBeNull();
});
