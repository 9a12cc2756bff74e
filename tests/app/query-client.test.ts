/**
 * When queries refetch and when they stop retrying, with and without a network. Stale lists after a mutation or a staff decision
 * would otherwise be shown for half a minute.
 */
import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
  type MutationMeta,
  type QueryKey,
} from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { accountMutations } from '#src/features/account/queries.ts';
import { applicationFormMutations } from '#src/features/application-form/queries.ts';
import { enterpriseMutations } from '#src/features/enterprise/enterprise-form.tsx';
import { inboxQueries } from '#src/features/inbox/queries.ts';
import { historyQueries } from '#src/features/legal/queries.ts';
import { applicationMutations, applicationQueries } from '#src/features/my-applications/queries.ts';
import { pcrMutations, pcrQueries } from '#src/features/pcr/queries.ts';
import { reportQueries } from '#src/features/product/queries.ts';
import { verificationMutations } from '#src/features/verification/queries.ts';
import { BusinessError, HttpError, NetworkError } from '#src/lib/errors.ts';
import { messageMutations, messageQueries } from '#src/parts/messages/queries.ts';
import { sessionQueries } from '#src/parts/session/queries.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

type Sent = { meta?: MutationMeta | undefined };

const ME = 'u-1';
const account = accountQueries.own(ME);
const company = companyQueries.ofUser(ME);
const applications = applicationQueries.all(ME);
const papers = [applicationQueries.quote('app-1'), applicationQueries.contract('app-1')];
const messages = [messageQueries.unread(ME), messageQueries.newest(ME, 'en'), inboxQueries.page(ME, 'en', 1)];

it.each<[string, Sent, readonly { queryKey: QueryKey }[]]>([
  ['a request for rules', pcrMutations.apply(), [pcrQueries.mine(ME, 1)]],
  ['a request for a verification', verificationMutations.submit(), [verificationQueries.page(ME, 1)]],
  ['an application', applicationFormMutations.submit(), [applications]],
  ['a decided quote', applicationMutations.decideQuote(), [applications, ...papers]],
  ['a decided contract', applicationMutations.decideContract(), [applications, ...papers]],
  ['corrected data', applicationMutations.confirmModified('app-1'), [applications]],
  ['a certification', enterpriseMutations.register(), [company, account]],
  ['a new e-mail address', accountMutations.updateCompanyEmail('c-1'), [company]],
  ['a new name', accountMutations.updateUserName(), [account]],
  ['a changed registration', accountMutations.modifyRegistration(), [account]],
  ['a cancellation', accountMutations.cancel(), [account]],
  ['a cancellation taken back', accountMutations.revoke(), [account]],
  ['a read message', messageMutations.read(), messages],
  ['all messages read', messageMutations.readAll(), messages],
])('%s makes what showed the former state be read again', async (_, { meta }, stale) => {
  const client = createPortalQueryClient();
  for (const { queryKey } of stale) client.setQueryData(queryKey, {});
  const mutationFn = () => Promise.resolve(null);
  await new MutationObserver(client, { mutationFn, ...(meta && { meta }) }).mutate();
  for (const { queryKey } of stale) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('without a network a call fails at once, and nothing is sent unasked when it is back', async () => {
  const client = createPortalQueryClient();
  onlineManager.setOnline(false);
  const call = vi.fn(() => Promise.reject(new BusinessError(0, 'as if refused: no other try')));
  const meta = { silent: true };
  await expect(new MutationObserver(client, { mutationFn: call, meta }).mutate()).rejects.toThrow();
  await expect(client.query({ queryKey: ['a page'], queryFn: call })).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(2);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(call).toHaveBeenCalledTimes(2);
});

it.each<[string, { onError?: unknown }]>([
  ['a quote', applicationMutations.decideQuote()],
  ['a contract', applicationMutations.decideContract()],
  ['a correction', applicationMutations.confirmModified('app-1')],
])('a refused decision about %s makes everything about applications be read again', async (_, options) => {
  const client = createPortalQueryClient();
  const shown = [applications, ...papers, applicationQueries.detail('app-1')];
  for (const { queryKey } of shown) client.setQueryData<unknown>(queryKey, {});
  const mutationFn = () => Promise.reject(new BusinessError(0, 'Somebody was faster.'));
  await new MutationObserver(client, { ...options, mutationFn, meta: { silent: true } } as object)
    .mutate()
    .catch(() => null);
  for (const { queryKey } of shown) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

type Shown = { queryKey: QueryKey };

/** Observes a query of this age (ms) and counts its fetches. */
function watched(
  { queryKey, ...options }: Shown,
  { age, onMount = false }: { age: number; onMount?: boolean },
) {
  const client = createPortalQueryClient();
  client.mount();
  client.setQueryData<unknown>(queryKey, {}, { updatedAt: Date.now() - age });
  const queryFn = vi.fn(() => Promise.resolve<unknown>({}));
  const observer = new QueryObserver(client, { ...options, queryKey, queryFn, refetchOnMount: onMount });
  const stop = observer.subscribe(() => undefined);
  onTestFinished(() => {
    stop();
    client.unmount();
  });
  return queryFn;
}
const AN_HOUR = 3_600_000;

it.each<[string, Shown]>([
  ['the own account', account],
  ['the own company', company],
  ['the own applications', applications],
  ['the details of an application', applicationQueries.detail('app-1')],
  ['the number of unread messages', messageQueries.unread(ME)],
])('%s, which staff may change at any time, is read again when its reader comes back', async (_, query) => {
  const read = watched(query, { age: AN_HOUR });
  focusManager.setFocused(false);
  expect(read).not.toHaveBeenCalled();
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
});

it.each<[string, Shown]>([
  ['the own account', account],
  ['the own company', company],
  ['the details of an application', applicationQueries.detail('app-1')],
  ['a quote', applicationQueries.quote('app-1')],
  ['a contract', applicationQueries.contract('app-1')],
])('%s is read anew each time it is shown: something is decided upon it', (_, query) => {
  expect(watched(query, { age: 1000, onMount: true })).toHaveBeenCalledOnce();
});

it('what is on the screen is read again when the network is back', async () => {
  const read = watched(verificationQueries.record(ME, 'v-1'), { age: AN_HOUR });
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
});

it.each([
  ['a network that breaks off', new NetworkError('No answer.'), 3],
  ['a server in trouble', new HttpError(503), 3],
  ['a page that is not there', new HttpError(404), 1],
  ['a refusal', new BusinessError(0, 'No.'), 1],
])('%s is tried as often as it may help', async (_, error, tries) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createPortalQueryClient();
  const failed = client.fetchQuery({ queryKey: ['tried'], queryFn }).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(tries);
});

it.each<[string, (page: number) => object, object]>([
  ['records', (page) => verificationQueries.page(ME, page), verificationQueries.record(ME, 'v-1')],
  [
    'versions',
    (page) => historyQueries.page('PRIVACY', page, 'en'),
    historyQueries.page('REGISTRATION', 1, 'en'),
  ],
])('a page of %s stays until the next one is there, and not for another list', (_, pageOf, other) => {
  const client = createPortalQueryClient();
  const never = { queryFn: () => new Promise<never>(() => undefined) };
  const [first, second] = [pageOf(1) as Shown, pageOf(2) as Shown];
  client.setQueryData<unknown>(first.queryKey, 'the first page');
  const observer = new QueryObserver<unknown>(client, { ...first, ...never });
  onTestFinished(observer.subscribe(() => undefined));
  observer.setOptions({ ...second, ...never });
  expect(observer.getCurrentResult()).toMatchObject({ data: 'the first page', isPlaceholderData: true });
  observer.setOptions({ ...(other as Shown), ...never });
  expect(observer.getCurrentResult().data).toBeUndefined();
});

it.each<[string, Shown]>([
  ['a report', reportQueries.pdf('b-001', ME)],
  ['the check of a session', sessionQueries.check(ME)],
])('%s is forgotten when nobody looks at it any more', async (_, { queryKey, ...options }) => {
  const client = createPortalQueryClient();
  const queryFn = () => Promise.resolve<unknown>({});
  const stop = new QueryObserver(client, { ...options, queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual({}));
  stop();
  await vi.waitFor(() => expect(client.getQueryState(queryKey)).toBeUndefined());
});
