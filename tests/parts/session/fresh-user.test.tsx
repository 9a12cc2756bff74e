import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { clearSession, currentUser } from '#src/api/session.ts';
import { freshUser } from '#src/parts/session/fresh-user.ts';
import { mock, startSignedIn } from '../../support/mock.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => client.clear());

it('asks the server before an unfinished review blocks somebody, and stores what it says', async () => {
  await startSignedIn({ persona: 'reviewing' });
  expect((await freshUser(client))?.auditStatus).toBe(0);
  operate(mock.world, 'decideRegistration', { userId: 'u-reviewing', approve: true });
  expect((await freshUser(client))?.auditStatus).toBe(1);
  expect(currentUser()?.auditStatus).toBe(1);
});

it('leaves the stored user where the server cannot be asked', async () => {
  await startSignedIn({ persona: 'rejected' });
  mock.world.faults = [{ operationId: 'getUserDetail', kind: 'status', value: 503 }];
  expect((await freshUser(client))?.auditStatus).toBe(2);
});

it('asks nothing of people who are approved, or not there', async () => {
  await startSignedIn({ persona: 'certified' });
  mock.world.faults = [{ operationId: 'getUserDetail', kind: 'status', value: 500 }];
  expect((await freshUser(client))?.id).toBe('u-certified');
  expect(mock.world.journal.tail(5).map(({ operationId }) => operationId)).not.toContain('getUserDetail');
  clearSession();
  expect(await freshUser(client)).toBeNull();
});
