import { expect, it } from 'vitest';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import { operate } from '#mocks/operator/index.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';

const about = (scenario: string, action: string, args: Parameters<typeof operate>[2]) => {
  const world = createWorld('test', { scenario, seed: 1 });
  operate(world, action, args);
  return world.store.messages.all().at(-1)?.about;
};

/** Id of the customer's own row in a scenario; the operator's step then works on the same World made anew. */
const first = (scenario: string, name: 'verifications' | 'pcrApplications') => {
  const rows: readonly { id: string; userId: string }[] = createWorld('test', { scenario, seed: 1 }).store[
    name
  ].all();
  const row = rows.find(({ userId }) => userId === 'u-certified');
  if (row === undefined) throw new Error(`There are no ${name}`);
  return row.id;
};

it('a message of the staff leads to what it is about', () => {
  const world = createWorld('test', { scenario: 'stage-10', seed: 1 });
  const [application] = world.store.applications.where('companyCode', 'C01');
  const id = application?.id ?? '';
  expect(about('stage-10', 'issueQuote', { applicationId: id })).toEqual({ kind: 'APPLICATION', id });
  const verificationId = first('verify-in-progress', 'verifications');
  expect(about('verify-in-progress', 'decideVerification', { verificationId, genuine: true })).toEqual({
    kind: 'VERIFICATION',
    id: verificationId,
  });
  const requestId = first('pcr-requested', 'pcrApplications');
  expect(about('pcr-requested', 'movePcrRequest', { requestId })).toEqual({
    kind: 'PCR_REQUEST',
    id: requestId,
  });
  const [company] = createWorld('test', { scenario: 'company-pending', seed: 1 })
    .store.companies.all()
    .filter(({ status }) => status === COMPANY_STATUS.underReview);
  expect(
    about('company-pending', 'decideCompany', { companyCode: company?.code ?? '', approve: true }),
  ).toEqual({
    kind: 'COMPANY',
    id: company?.id,
  });
});

it('a message that is about no page leads nowhere', () => {
  expect(about('default', 'sendMessage', { userId: 'u-certified', zh: '你好' })).toBeNull();
});

it('what the seed says of an application leads to it', () => {
  const { store } = createWorld('test', { scenario: 'default', seed: 1 });
  const rows = store.messages.where('userId', 'u-certified').filter(({ about }) => about !== null);
  expect(rows).toHaveLength(9);
  for (const { about } of rows) expect(store.applications.get(about?.id ?? '')?.companyCode).toBe('C01');
});
