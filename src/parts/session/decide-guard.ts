import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { currentUser } from '#src/api/session.ts';
import { GUARDS, gateOf, type GuardedPath, type Visitor } from '#src/lib/guards.ts';
import { freshUser } from './fresh-user.ts';
import { enforceGate, type Closed } from './run-gate.ts';

/** Whoever is at this browser, as guards ask about him. */
export function visitorOf(queryClient: QueryClient): Visitor {
  return {
    user: currentUser,
    reviewed: () => freshUser(queryClient),
    // A server that cannot be asked refuses the form at its end, in words.
    leaving: ({ id }) =>
      queryClient.query(accountQueries.own(id)).then(
        ({ leaving }) => leaving,
        () => false,
      ),
    companyStatus: async ({ id }) => (await queryClient.query(companyQueries.ofUser(id))).status,
    companyType: async (code) => (await queryClient.query(companyQueries.detail(code))).type,
  };
}

/** Of the arguments of `beforeLoad`, what a guard asks for. */
export interface Wanted {
  context: { queryClient: QueryClient };
  location: { href: string };
  preload: boolean;
}

/** Decides about a guarded page, and acts on it (run-gate.ts). */
export async function decideGuard(
  path: GuardedPath,
  { context: { queryClient }, location, preload }: Wanted,
): Promise<{ turnedAway: Closed | null }> {
  return enforceGate(await gateOf(GUARDS[path], visitorOf(queryClient)), { location, preload });
}
