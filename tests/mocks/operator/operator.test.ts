/** Steps of the staff: the release of an application, which steps are offered, and in which words. */
import { describe, expect, it } from 'vitest';
import { ON_CHAIN } from '#src/lib/states.ts';
import { operate, operatorActions } from '#mocks/operator/index.ts';
import type { Application, World } from '#mocks/world/entities.ts';
import { start } from './start.ts';
import { must } from '../../support/must.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';

/** The application of a scenario that has one. */
const only = ({ store }: World): Application => must(store.applications.where('companyCode', 'C01')[0]);

describe('an application', () => {
  it('is released with a declaration for each product: an EPD for five years, a CFP for three', () => {
    const world = start('stage-60');
    const { id: applicationId } = only(world);
    operate(world, 'decidePanelReview', { applicationId, approve: true });
    expect(only(world).items.map(({ declarationId }) => declarationId)).toEqual([null, null]);
    const before = world.store.declarations.size;
    operate(world, 'publishReport', { applicationId });
    expect(world.store.declarations.size).toBe(before + 2);
    const [epd, cfp] = only(world).items.map((item) =>
      must(world.store.declarations.get(item.declarationId ?? '')),
    );
    expect(epd?.registrationNumber).toBe('EPD-ST-2026-0049');
    expect(cfp?.registrationNumber).toBe('CFP-ST-2026-0050');
    expect(epd).toMatchObject({ publishedOn: '2026-11-20', expiresOn: '2031-11-19', applicationId });
    expect(cfp).toMatchObject({ expiresOn: '2029-11-19' });
    expect(epd?.dataRecord).toMatchObject({ state: ON_CHAIN, blockTime: world.clock.now() });
    const { a1 = 0, a2 = 0, a3 = 0 } = epd?.modules ?? {};
    expect(a1 + a2 + a3).toBe(epd?.gwp100);
    expect(only(world).items[0]?.reportCnId).toBe(epd?.cnAttachmentId);
    const messages = world.store.messages.where('userId', 'u-certified');
    expect(messages.at(-1)?.html.zh).toContain('EPD-ST-2026-0049、CFP-ST-2026-0050');
  });

  it('writes names into messages as text, never as HTML', () => {
    const world = start('stage-10');
    const { id, items } = only(world);
    const [first, ...rest] = items;
    world.store.applications.update(id, { items: [{ ...must(first), productName: '<img src=x>' }, ...rest] });
    operate(world, 'issueQuote', { applicationId: id });
    const html = world.store.messages.where('userId', 'u-certified').at(-1)?.html;
    expect(html?.zh).toContain('&lt;img src=x&gt;');
    expect(html?.zh).not.toContain('<img');
  });
});

describe('the steps that are offered', () => {
  /** For the only application of a scenario; that only these work is held by tests/mocks/charts/transitions.test.ts. */
  const POSSIBLE: Readonly<Record<string, readonly string[]>> = {
    'stage-10': ['issueQuote'],
    'quote-issued': [],
    'quote-rejected': ['issueQuote'],
    'stage-20': ['issueContract'],
    'contract-waiting': [],
    'contract-refused': ['issueContract'],
    'contract-signed': ['startLca'],
    'stage-30': ['requestLcaCorrection', 'passLcaCheck'],
    'lca-correction': [],
    'stage-40': ['passVerification', 'failVerification'],
    'stage-50': ['produceReport'],
    'stage-60': ['decidePanelReview'],
    'stage-70': [],
  };

  it.each(Object.keys(POSSIBLE))('are those whose turn it is: %s', (scenario) => {
    const world = start(scenario);
    const { id } = only(world);
    const offered = operatorActions.filter((action) => {
      const argument = action.args(world).find(({ name }) => name === 'applicationId');
      return argument?.options?.some(({ value }) => value === id) === true;
    });
    expect(offered.map((action) => action.id)).toEqual(POSSIBLE[scenario]);
  });
});

/** The customer reads the days of the plan from when an application entered each stage. */
it('going back to a stage keeps the day on which it was first entered, and forgets the later ones', () => {
  const world = start('stage-40');
  const before = must(world.store.applications.where('stage', 40)[0]);
  world.clock.set({ advanceMs: 3 * 86_400_000 });
  operate(world, 'failVerification', { applicationId: before.id, remark: '电耗数据缺少凭证' });
  const after = must(world.store.applications.get(before.id));
  expect(after.stage).toBe(30);
  expect(after.stageEnteredAt[30]).toBe(before.stageEnteredAt[30]);
  expect(after.stageEnteredAt[40]).toBeUndefined();
});

it.each(scenarios.map(({ id }) => id).filter((id) => id !== 'large'))(
  'in the situation "%s" all choices are English in English',
  (id) => {
    const world = start(id);
    const chinese = operatorActions.flatMap((action) =>
      action
        .args(world)
        .flatMap(({ name, options = [] }) =>
          options
            .filter(({ title }) => /\p{Script=Han}/u.test(title.en) || title.zh === '')
            .map(({ title }) => `${action.id} ${name}: ${title.en}`),
        ),
    );
    expect(chinese).toEqual([]);
  },
);
