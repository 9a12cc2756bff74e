import { describe, expect, it } from 'vitest';
import type { ApplicationDetail, ApplicationItem } from '#src/features/my-applications/model.ts';
import { storyOf, type Told } from '#src/features/my-applications/story.ts';

const NAMES = { zh: '', en: '' };
const PAPER = { id: 'p', file: null, number: '', applyId: '', signBy: null };
const QUOTE = { ...PAPER, amount: null, currency: '', items: [], validUntil: null };

const detail: ApplicationDetail = {
  id: 'a',
  applyId: 'a',
  stage: 30,
  appliedAt: '',
  company: NAMES,
  pcr: NAMES,
  pcrNumber: '',
  customerDue: null,
  correctionAsked: '',
  corrected: null,
  stages: [],
  returns: [],
  items: [],
};

const told = (over: Partial<ApplicationDetail>, papers: Partial<Told> = {}): [string, string, unknown][] =>
  storyOf({ detail: { ...detail, ...over }, quote: null, contract: null, ...papers }).map(
    ({ at, what, who }) => [at, what.replace('epd.mine.story.', ''), who],
  );

const COMPANY = { role: 'company' };
const PLATFORM = { role: 'platform' };

describe('the story of an application', () => {
  it('tells who refused what and when, newest first', () => {
    const quote = {
      ...QUOTE,
      status: 2,
      issuedAt: '2026-10-24 09:40:00',
      decidedAt: '2026-10-26 15:10:00',
    } as const;
    const contract = {
      ...PAPER,
      status: 4,
      issuedAt: '2026-10-29 10:30:00',
      decidedAt: '2026-10-31 11:15:00',
    } as const;
    const stages = [{ stage: 20 as const, startedAt: '2026-10-26', finishedAt: null }];
    expect(told({ appliedAt: '2026-10-22 10:24:00', stages }, { quote, contract })).toEqual([
      ['2026-10-31 11:15:00', 'contractRefused', COMPANY],
      ['2026-10-29 10:30:00', 'contractIssued', PLATFORM],
      // The stage begins on the day of the answer, which led to it.
      ['2026-10-26', 'begun', null],
      ['2026-10-26 15:10:00', 'quoteAccepted', COMPANY],
      ['2026-10-24 09:40:00', 'quoteIssued', PLATFORM],
      ['2026-10-22 10:24:00', 'applied', COMPANY],
    ]);
    expect(told({}, { quote: { ...quote, status: 3 } })[0]?.[1]).toBe('quoteRefused');
  });

  it('invents nothing: without a day or an answer there is no event', () => {
    const quote = { ...QUOTE, status: 3, issuedAt: null, decidedAt: null } as const;
    const pending = { ...quote, status: 1, decidedAt: '2026-10-26 15:10:00' } as const;
    const stages = [{ stage: 30 as const, startedAt: null, finishedAt: null }];
    for (const one of [quote, pending, undefined]) expect(told({ stages }, { quote: one })).toEqual([]);
  });

  it('names the round of correction once, by whom a stage was sent back and who confirmed', () => {
    const back = { stage: 40 as const, startedAt: null, returnedAt: '2026-11-12', remark: 'Transport.' };
    const rows = told({
      returns: [back],
      correctionAsked: '2026-11-12 09:00:00',
      corrected: { at: '2026-11-14 10:00:00', by: '王工' },
    });
    expect(rows).toEqual([
      ['2026-11-14 10:00:00', 'corrected', { name: '王工' }],
      ['2026-11-12', 'returned', { role: 'verifier' }],
    ]);
    expect(told({ correctionAsked: '2026-11-12 09:00:00' })).toEqual([
      ['2026-11-12 09:00:00', 'correctionAsked', PLATFORM],
    ]);
  });

  it('counts the files of one day and person as one event, and not those of the application itself', () => {
    const sent = (id: string, at: string) => ({ id, name: id, at, by: '王工' });
    const versions = {
      lcaReport: [sent('c', '2026-11-13 10:00:00'), sent('a', '2026-10-01 09:00:00')],
      dataTable: [sent('d', '2026-11-13 10:05:00'), sent('e', '')],
      preReport: [],
    };
    // Of a product only its files are read.
    const item = { versions } as unknown as ApplicationItem;
    const [files, applied, ...more] = storyOf({
      detail: { ...detail, appliedAt: '2026-10-01 09:30:00', items: [item, item] },
      quote: null,
      contract: null,
    });
    expect(files).toMatchObject({ at: '2026-11-13 10:05:00', files: ['lcaReport', 'dataTable'] });
    expect([applied?.what, more]).toEqual(['epd.mine.story.applied', []]);
  });
});
