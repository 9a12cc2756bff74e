import { describe, expect, it } from 'vitest';
import type { ApplicationItem, Progress } from '#src/features/my-applications/model.ts';
import { missingFiles, nodeStates, uploadableFiles } from '#src/features/my-applications/rules.ts';
import { latePlan, situationOf } from '#src/features/my-applications/situation.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION } from '#src/lib/states.ts';
import { progressWith } from './progress.ts';

const TODAY = '2026-11-20';

const progress = (over: Partial<Progress>): Progress => progressWith({ dueDate: '2026-11-25', ...over });

const signed = { quote: QUOTE.confirmed, contract: CONTRACT.signed } as const;

describe('the situation', () => {
  it.each<[string, Partial<Progress>, string, string]>([
    ['10, no quote yet', { stage: 10 }, 'platform', 'quotePreparing'],
    ['10, quote pending', { stage: 10, quote: 1 }, 'customer', 'quoteDecide'],
    ['10, quote confirmed', { stage: 10, quote: 2 }, 'platform', 'quoteConfirmed'],
    ['10, quote rejected', { stage: 10, quote: 3 }, 'platform', 'quoteRejected'],
    ['20, contract not started', { stage: 20, quote: 2, contract: 0 }, 'platform', 'contractPreparing'],
    [
      '20, contract not started for now',
      { stage: 20, quote: 2, contract: 1 },
      'platform',
      'contractPreparing',
    ],
    [
      '20, contract awaiting the customer',
      { stage: 20, quote: 2, contract: 2 },
      'customer',
      'contractDecide',
    ],
    ['20, contract signed', { stage: 20, ...signed }, 'platform', 'contractSigned'],
    ['20, contract refused', { stage: 20, quote: 2, contract: 4 }, 'platform', 'contractRefused'],
    ['20, but a new quote is pending', { stage: 20, quote: 1, contract: 1 }, 'customer', 'quoteDecide'],
    ['30, data awaiting the check', { stage: 30, ...signed, lca: 0 }, 'platform', 'lcaChecking'],
    ['30, state not told', { stage: 30, ...signed, lca: null }, 'unknown', 'lcaUnknown'],
    ['10, quote not told', { stage: 10, quote: null }, 'unknown', 'quoteUnknown'],
    ['20, contract not told', { stage: 20, quote: 2, contract: null }, 'unknown', 'contractUnknown'],
    ['10, quote past its day', { stage: 10, quote: 1, customerDue: '2026-11-19' }, 'customer', 'quoteOver'],
    ['10, quote on its last day', { stage: 10, quote: 1, customerDue: TODAY }, 'customer', 'quoteDecide'],
    ['30, correction asked', { stage: 30, ...signed, lca: 2 }, 'customer', 'lcaCorrection'],
    [
      '30, sent back by the verifier',
      { stage: 30, ...signed, lca: 2, verification: VERIFICATION.failed },
      'customer',
      'verificationBack',
    ],
    ['30, data passed', { stage: 30, ...signed, lca: 1 }, 'platform', 'lcaPassed'],
    ['40, verifying', { stage: 40, ...signed, lca: 1, verification: 3 }, 'verifier', 'verifying'],
    ['40, no word of the verifier', { stage: 40, ...signed, lca: 1 }, 'verifier', 'verifying'],
    ['40, failed', { stage: 40, ...signed, lca: 1, verification: 1 }, 'platform', 'verificationFailed'],
    ['40, succeeded', { stage: 40, ...signed, lca: 1, verification: 2 }, 'platform', 'verified'],
    ['40, a correction is still asked for', { stage: 40, ...signed, lca: 2 }, 'customer', 'lcaCorrection'],
    ['50', { stage: 50, ...signed, lca: 1, verification: 2 }, 'platform', 'reportMaking'],
    ['60', { stage: 60, ...signed, lca: 1, verification: 2 }, 'panel', 'panelReview'],
    ['70, not released', { stage: 70, ...signed, lca: 1 }, 'platform', 'releasing'],
    ['70, released', { stage: 70, released: true, ...signed, lca: 1 }, 'nobody', 'released'],
    ['70, unknown', { stage: 70, released: null }, 'unknown', 'releaseUnknown'],
    ['a stage that nobody knows', { stage: null }, 'unknown', 'unknown'],
  ])('%s', (_state, over, actor, what) => {
    const { actor: acts, says } = situationOf(progress(over), TODAY);
    expect([acts, says[0]?.key]).toEqual([actor, `epd.mine.now.${what}`]);
  });

  it.each<[string, Partial<Progress>, string, string[]]>([
    ['with the application', { stage: 10 }, 'customer', ['quotePreparing', 'filesMissing']],
    ['beside a quote', { stage: 10, quote: 1 }, 'customer', ['quoteDecide', 'filesMissing']],
    ['after a signature', { stage: 20, ...signed }, 'customer', ['contractSigned', 'filesMissing']],
    ['in the check', { stage: 30, ...signed, lca: 0 }, 'customer', ['lcaChecking', 'filesMissing']],
    ['beside a correction', { stage: 30, ...signed, lca: 2 }, 'customer', ['lcaCorrection', 'filesMissing']],
    ['no longer once it has passed', { stage: 30, ...signed, lca: 1 }, 'platform', ['lcaPassed']],
    ['no longer in verification', { stage: 40, ...signed, lca: 1 }, 'verifier', ['verifying', 'noAction']],
    ['nor in the report', { stage: 50, ...signed, lca: 1 }, 'platform', ['reportMaking', 'noAction']],
    ['nor at the panel', { stage: 60, ...signed, lca: 1 }, 'panel', ['panelReview', 'noAction']],
  ])('asks for missing files: %s (decision 43)', (_when, over, actor, keys) => {
    const { says, ...found } = situationOf(progress({ missingFiles: 2, ...over }), TODAY);
    expect([found.actor, says.map(({ key }) => key.replace('epd.mine.now.', ''))]).toEqual([actor, keys]);
    expect(says.find(({ vars }) => vars !== undefined)?.vars).toEqual(
      actor === 'customer' ? { count: 2 } : undefined,
    );
  });

  it('names every sentence of the texts in some state', () => {
    const keys = new Set<string>();
    for (const stage of [...STAGES, null])
      for (const quote of [null, ...Object.values(QUOTE)])
        for (const contract of [null, ...Object.values(CONTRACT)])
          for (const lca of [null, ...Object.values(LCA_CHECK)])
            for (const verification of [null, ...Object.values(VERIFICATION)])
              for (const released of [null, false, true])
                for (const more of [{}, { missingFiles: 1 }, { customerDue: '2026-11-19' }])
                  for (const { key } of situationOf(
                    progress({ stage, quote, contract, lca, verification, released, ...more }),
                    TODAY,
                  ).says)
                    keys.add(key);
    expect([...keys].sort()).toEqual(
      Object.keys(zh.epd.mine.now)
        .map((key) => `epd.mine.now.${key}`)
        .sort(),
    );
  });

  it.each<[string, Partial<Progress>, string | null]>([
    ['the customer', { quote: 1 }, 'plan'],
    ['the customer, and it is over', { quote: 1, dueDate: '2026-11-19' }, 'planLate'],
    ['the platform in time', {}, 'other'],
    ['the platform late', { dueDate: '2025-12-31' }, 'otherLate'],
    ['no day known', { dueDate: null }, null],
    ['all done', { stage: 70, released: true }, null],
  ])("tells the platform's plan, and whether it is a fact of the past: %s", (_case, over, plan) => {
    const at = progress(over);
    const told = plan === null ? null : { key: `epd.mine.due.${plan}`, date: at.dueDate };
    expect(situationOf(at, TODAY).plan).toEqual(told);
    expect(latePlan(at, TODAY)).toEqual(plan === 'planLate' ? told : null);
  });

  const URGENCY: Record<string, string> = {
    left: 'later',
    soon: 'soon',
    today: 'soon',
    quoteOver: 'over',
    over: 'over',
  };

  it.each<[string, Partial<Progress>, string | null, number]>([
    ['days are left', { contract: 2, customerDue: '2026-11-24' }, 'left', 4],
    ['three days are left', { contract: 2, customerDue: '2026-11-23' }, 'soon', 3],
    ['it is the last day', { quote: 1, customerDue: TODAY }, 'today', 0],
    ['a quote has lapsed', { quote: 1, customerDue: '2026-11-19' }, 'quoteOver', 1],
    ['a correction is late', { stage: 30, lca: 2, customerDue: '2026-11-18' }, 'over', 2],
    ['the server names no day', { quote: 1, customerDue: null }, null, 0],
    ['it is no day', { quote: 1, customerDue: 'soon' }, null, 0],
    ['somebody else has to act', { customerDue: '2026-11-23' }, null, 0],
  ])("counts the customer's own days: %s", (_case, over, own, days) => {
    const at = progress(over);
    expect(situationOf(at, TODAY).own).toEqual(
      own === null ? null : { key: `epd.mine.due.${own}`, date: at.customerDue, days, urgency: URGENCY[own] },
    );
  });
});

describe('possible actions', () => {
  it.each<[string, Partial<Progress>, string[]]>([
    ['the quote', { stage: 10, quote: null }, ['quote act.quote']],
    ['the contract', { stage: 20, quote: 2, contract: null }, ['contract act.contract']],
    ['files that may be missing', { stage: 20, ...signed, missingFiles: null }, ['upload btnUpload']],
    ['the LCA check', { stage: 30, ...signed, lca: null }, ['upload btnUpload']],
    ['the LCA check in verification', { stage: 40, ...signed, lca: null }, ['upload btnUpload']],
    [
      'both, of which one is known',
      { stage: 10, quote: 1, missingFiles: 1 },
      ['quote act.quote', 'upload act.addFiles'],
    ],
    ['a correction with a file missing', { stage: 30, lca: 2, missingFiles: 1 }, ['upload act.upload']],
  ])('offers what may be possible, where the server does not say: %s', (_what, over, expected) => {
    const { offers } = situationOf(progress(over), TODAY);
    expect(offers.map(({ dialog, label }) => `${dialog} ${label.replace('epd.mine.', '')}`)).toEqual(
      expected,
    );
  });

  const file = { id: 'a-1', name: 'a.pdf' };
  const item = (over: Partial<ApplicationItem>): Pick<ApplicationItem, 'lca' | 'files'> => ({
    lca: 0,
    files: { lcaReport: file, dataTable: null, preReport: file },
    ...over,
  });

  it.each([
    [10, 0, ['dataTable']],
    [30, 0, ['dataTable']],
    [30, null, ['dataTable']],
    [30, 1, []],
    [40, 0, []],
    [null, 0, []],
  ] as const)('lets a missing file come late: stage %s, LCA %s', (stage, lca, kinds) => {
    expect(missingFiles(stage, item({ lca }))).toEqual(kinds);
    expect(uploadableFiles(stage, item({ lca }))).toEqual(kinds);
  });
});

it.each([
  [10, false, 'now todo todo todo todo todo todo'],
  [40, false, 'done done done now todo todo todo'],
  [70, false, 'done done done done done done now'],
  [70, true, 'done done done done done done done'],
  [null, false, 'todo todo todo todo todo todo todo'],
] as const)('the cooling line at %s, released %s [2§4 progress]', (stage, released, states) => {
  expect(Object.values(nodeStates({ stage, released })).join(' ')).toBe(states);
});
