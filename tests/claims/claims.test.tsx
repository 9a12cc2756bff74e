/** No sentence claims what nobody sent (decision 41): each claim is shown, and goes or changes without each of its fields. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLAIMS } from '#src/lib/claims.ts';
import { Harness } from '../faults/harness.tsx';
import { TELLS_DRIFT } from '../faults/judge.ts';
import { judgeClaim, type View } from './judge.ts';
import { ACCOUNT_VIEWS } from './views/accounts.ts';
import { APPLICATION_VIEWS } from './views/applications.ts';
import { DECLARATION_VIEWS } from './views/declarations.ts';
import { PAPER_VIEWS } from './views/papers.ts';

/** Where each claim is made, by its id. */
const VIEWS: Readonly<Record<string, readonly View[]>> = {
  ...APPLICATION_VIEWS,
  ...PAPER_VIEWS,
  ...DECLARATION_VIEWS,
  ...ACCOUNT_VIEWS,
};

const harness = new Harness();
beforeAll(() => harness.begin());
afterAll(() => harness.end());

/** The longest of all, on a busy machine, ms. */
const LONGEST_MS = 300_000;

const cases = Object.entries(CLAIMS).map(([id, claim]) => ({ id, ...claim, views: VIEWS[id] ?? [] }));

describe('every claim', () => {
  it.each(cases)(
    '$id',
    async ({ views, ...claim }) => {
      expect(new Set(views.flatMap(({ says }) => says ?? claim.says))).toEqual(new Set(claim.says));
      expect(new Set(views.flatMap(({ on }) => on ?? [...claim.fields.keys()]))).toEqual(
        new Set(claim.fields.keys()),
      );
      for (const view of views) {
        expect(await judgeClaim(harness, claim, view)).toEqual([]);
        // An answer that lacks what its call is for is told to developers.
        expect(harness.heard.noise.filter((line) => !TELLS_DRIFT.test(line))).toEqual([]);
      }
    },
    LONGEST_MS,
  );
});

describe('the judge', () => {
  const view: View = { path: '/epd/mineEpd', persona: 'certified', only: 'app-012' };
  const claim = {
    id: 'planted',
    fields: [['listMyApplications /data/list/[]/quoteStatus', 'getQuote /data/status']],
    without: { zh: '', en: '' },
  } as const;

  it('finds a sentence that stays without its fields', async () => {
    const found = await judgeClaim(harness, { ...claim, says: ['epd.mine.applyTime'] }, view);
    expect(found).toEqual([expect.stringContaining('planted stays at /epd/mineEpd without')]);
  });
});
