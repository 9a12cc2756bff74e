/** What a list leaves unsaid is asked by the documented calls, and only that (document 2 §7). */
import { describe, expect, it } from 'vitest';
import { asksOf, toAsk, withAnswers, type Answers } from '#src/features/my-applications/answers.ts';
import type { Progress } from '#src/features/my-applications/model.ts';
import { toContract, toQuote } from '#src/features/my-applications/read-papers.ts';
import { toDetail } from '#src/features/my-applications/read.ts';
import { drifted } from '../../drifted.ts';
import { progressWith } from './progress.ts';

/** A row of which only the documented field is known. */
const row = (over: Partial<Progress>): Progress =>
  progressWith({ quote: null, contract: null, missingFiles: null, ...over });

const quote = (status: unknown, more = {}) => toQuote(drifted({ id: 'q', status, ...more }));
const contract = (status: unknown, more = {}) => toContract(drifted({ id: 'c', status, ...more }));
const detail = (...items: object[]) =>
  toDetail(drifted({ items: items.map((item, index) => ({ id: `i-${String(index)}`, ...item })) }), 'a');
const sent = { lcaAttachmentCn: 'f1', dataAttachment: 'f2', epdAttachmentTest: 'f3' };

describe('what is asked', () => {
  it.each<[string, Partial<Progress>, string[]]>([
    ['10 of a list that says nothing', { stage: 10 }, ['quote', 'detail']],
    ['20 of a list that says nothing', { stage: 20 }, ['contract', 'detail']],
    ['30 of a list that says nothing', { stage: 30 }, ['detail']],
    ['40 of a list that says nothing', { stage: 40 }, ['detail']],
    ['later stages, of which the calls say nothing more', { stage: 50 }, []],
    ['a stage that nobody knows', { stage: null }, []],
    ['10 of a list that tells', { stage: 10, quote: 1, missingFiles: 0 }, []],
    ['20 of a list that tells', { stage: 20, contract: 2, missingFiles: 0 }, []],
    ['40 of a list that tells', { stage: 40, lca: 1 }, []],
  ])('at %s', (_when, over, asks) => {
    expect(asksOf(row(over))).toEqual(asks);
  });

  it('is bounded: the first rows that need it', () => {
    const rows = ([50, 10, 20, 30] as const).map((stage) => ({
      id: `a-${String(stage)}`,
      progress: row({ stage }),
    }));
    expect(toAsk(rows, 2)).toEqual({ quote: ['a-10'], contract: ['a-20'], detail: ['a-10', 'a-20'] });
  });
});

describe('what the answers add', () => {
  it.each<[string, Partial<Progress>, Answers, Partial<Progress>]>([
    [
      'a quote and its last day',
      {},
      { quote: quote(1, { validUntil: '2026-12-01' }) },
      { quote: 1, customerDue: '2026-12-01' },
    ],
    ['no quote: it is being prepared', {}, { quote: null }, { quote: 0 }],
    ['a quote in a state that nobody knows', {}, { quote: quote(9) }, { quote: null }],
    ['a quote without a state', {}, { quote: quote(undefined) }, { quote: null }],
    [
      'a decided quote, whose day counts no more',
      {},
      { quote: quote(2, { validUntil: '2026-12-01' }) },
      { quote: 2 },
    ],
    [
      'a contract and its last day',
      { stage: 20 },
      { contract: contract(2, { signBy: '2026-12-02' }) },
      { contract: 2, customerDue: '2026-12-02' },
    ],
    ['no contract: it is being prepared', { stage: 20 }, { contract: null }, { contract: 0 }],
    ['a contract in a state that nobody knows', { stage: 20 }, { contract: contract(9) }, { contract: null }],
    [
      'files that were not sent',
      {},
      { detail: detail(sent, { ...sent, dataAttachment: null }) },
      { missingFiles: 1 },
    ],
    [
      'no file at all, said by the server',
      {},
      { detail: detail({ lcaAttachmentCn: null }) },
      { missingFiles: 3 },
    ],
    ['products of whose files the server does not speak', {}, { detail: detail({}) }, {}],
    ['details without a product', { stage: 30 }, { detail: detail() }, {}],
    [
      'one product to correct',
      { stage: 30 },
      { detail: detail({ ...sent, lcaValidateStatus: 1 }, { ...sent, lcaValidateStatus: 2 }) },
      { lca: 2, missingFiles: 0 },
    ],
    [
      'one product still in the check',
      { stage: 30 },
      { detail: detail({ ...sent, lcaValidateStatus: 1 }, { ...sent, lcaValidateStatus: 0 }) },
      { lca: 0, missingFiles: 0 },
    ],
    [
      'all products passed: no file is missing any more',
      { stage: 30 },
      { detail: detail({ lcaAttachmentCn: null, lcaValidateStatus: 1 }) },
      { lca: 1 },
    ],
    [
      'a product without a word on its check',
      { stage: 30 },
      { detail: detail({ ...sent, lcaValidateStatus: 1 }, sent) },
      { missingFiles: 0 },
    ],
    [
      'nothing over what the list said',
      { quote: 0, missingFiles: 2 },
      { quote: quote(1), detail: detail(sent) },
      {},
    ],
    ['nothing while no answer is there', {}, {}, {}],
  ])('%s', (_what, over, answers, added) => {
    expect(withAnswers(row(over), answers)).toEqual(row({ ...over, ...added }));
  });
});
