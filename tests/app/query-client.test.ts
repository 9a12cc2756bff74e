/** What a success makes the portal read again: a list that lacks what was just sent would be believed for half a minute. */
import { MutationObserver, type MutationMeta, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { accountMutations } from '#src/features/account/queries.ts';
import { applicationFormMutations } from '#src/features/application-form/queries.ts';
import { enterpriseMutations } from '#src/features/enterprise/queries.ts';
import { inboxQueries } from '#src/features/inbox/queries.ts';
import { applicationMutations, applicationQueries } from '#src/features/my-applications/queries.ts';
import { pcrMutations, pcrQueries } from '#src/features/pcr/queries.ts';
import { verificationMutations } from '#src/features/verification/queries.ts';
import { messageMutations, messageQueries } from '#src/parts/messages/queries.ts';
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
