import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { currentUser } from '#src/api/session.ts';
import { GUARDS, gateOf, type GuardedPath, type Visitor } from '#src/lib/guards.ts';
import { freshUser } from './fresh-user.ts';
import { enforceGate, type Closed } from './run-gate.ts';

export function visitorOf(queryClient: QueryClient): Visitor {
  return {
    user: currentUser,
    reviewed: () => freshUser(queryClient),
    // If this call fails, the server refuses the form at submission.
    leaving: ({ id }) =>
      queryClient.query(accountQueries.own(id)).then(
        ({ leaving }) => leaving,
        () => false,
      ),
    companyStatus: async ({ id }) => (await queryClient.query(companyQueries.ofUser(id))).status,
    companyType: async (code) => (await queryClient.query(companyQueries.detail(code))).type,
  };
}

export interface Wanted {
  context: { queryClient: QueryClient };
  location: { href: string };
  preload: boolean;
}

export async function decideGuard(
  path: GuardedPath,
  { context: { queryClient }, location, preload }: Wanted,
): Promise<{ turnedAway: Closed | null }> {
  return enforceGate(await gateOf(GUARDS[path], visitorOf(queryClient)), { location, preload });
}
