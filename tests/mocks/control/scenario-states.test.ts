import { expect, test } from 'vitest';
import { scenarios } from '#mocks/scenarios/index.ts';
import { openBench } from '../support.ts';

interface State {
  id: string;
  stages: number[];
  verifications: number[];
  pcrRequests: number[];
  unread: number;
  registration: number | null;
  company: string | null;
  faults: { kind: string; value?: number }[];
}

test('every scenario is drawn from the World that it makes', async () => {
  const bench = await openBench();
  const all = (await (await bench.control('GET', '/scenarios/states')).response.json()) as State[];
  expect(all.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
  const of = (id: string) => all.find((state) => state.id === id);
  for (const [at, stage] of [10, 20, 30, 40, 50, 60, 70].entries())
    expect(of(`stage-${stage}`)?.stages).toEqual([0, 0, 0, 0, 0, 0, 0].with(at, 1));
  expect(of('fresh-company')?.stages).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(Math.min(...(of('default')?.stages ?? []))).toBeGreaterThan(0);
  expect(of('inbox-11-unread')?.unread).toBe(11);
  expect(of('verify-in-progress')?.verifications).toEqual([3]);
  expect(of('pcr-drafting')?.pcrRequests).toEqual([2]);
  expect(of('registration-rejected')).toMatchObject({ registration: 2, company: null });
  expect(of('company-pending')?.company).toBe('0');
  expect(of('server-down')?.faults).toMatchObject([{ kind: 'status', value: 503 }]);
  // Nothing of them stays: no World was made for anybody.
  expect(bench.mock.worlds.list()).toEqual(['default']);
});
