/** Who may not do what only an entitled person may: refused for the same reasons in every such call, and nothing changes. */
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { changesOf, openBench, type Bench } from './harness.ts';
import { VALID_CALLS } from './valid-calls.ts';
import { must } from '../../support/must.ts';

const NOT_ENTITLED = [
  ['whose registration is under review', { auditStatus: 0 }, 'Your registration is under review.'],
  ['whose registration was rejected', { auditStatus: 2 }, 'Your registration was not approved.'],
  ['whose company is not certified', null, 'Your company must be certified first.'],
  ['whose company is under review', '0', 'The certification of your company is under review.'],
  ['whose company failed', '2', 'Your company must be certified first.'],
] as const;

/** The valid call of somebody who was entitled until it was ready. */
async function expectRefused(id: OperationId, revoke: (bench: Bench) => void, message: string) {
  const bench = await openBench();
  const call = must(await VALID_CALLS[id]?.(bench));
  const caller = bench.as(call.as);
  revoke(bench);
  const before = changesOf(bench);
  await caller.refused(id, call, message);
  expect(changesOf(bench)).toBe(before);
}

const REQUESTS = [
  'submitApplication',
  'submitVerification',
  'submitLowCarbonApplication',
  'applyForPcr',
] as const;
const DECISIONS = [
  'updateLcaValidation',
  'confirmQuote',
  'refuseQuote',
  'confirmContract',
  'refuseContract',
] as const;

describe.each([...REQUESTS, ...DECISIONS])('%s [2§6 pcr guards] (decision 39)', (id) => {
  it.each(NOT_ENTITLED)('is refused to somebody %s', async (_, state, message) => {
    await expectRefused(
      id,
      ({ world: { store } }) => {
        if (state === null || typeof state === 'string') store.companies.update('co-01', { status: state });
        else store.users.update('u-certified', state);
      },
      message,
    );
  });
});

it.each(REQUESTS)('%s is refused while the cancellation of the account is in review', async (id) => {
  await expectRefused(
    id,
    ({ world: { store } }) => store.users.update('u-certified', { status: 'leaving' }),
    'The cancellation of this account is already in review.',
  );
});
