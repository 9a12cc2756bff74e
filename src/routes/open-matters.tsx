import type { FindOpenMatters } from '#src/features/account/cancel-account-screen.tsx';
import type { OpenMatter } from '#src/features/account/rules.ts';
import type { Progress } from '#src/features/my-applications/model.ts';
import { useApplications } from '#src/features/my-applications/use-applications.ts';
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';

/**
 * What somebody who wants to leave still has under way: each application that is not released. None also while they are
 * read, and for somebody whose company has none.
 */
export const findOpenMatters: FindOpenMatters = function OpenApplications({ userId, children }) {
  const { query } = useApplications(userId);
  const open = (query.data?.rows ?? []).filter(({ progress }) => !progress.released);
  return children(
    open.map(({ id, number, progress }) => ({
      id,
      number: number === '' ? id : number,
      kind: kindOf(progress),
    })),
  );
};

/** What of an application waits for the customer, else the application itself (document 2 §4). */
function kindOf({ quote, contract, lca }: Progress): OpenMatter['kind'] {
  if (quote === QUOTE.pending) return 'quote';
  if (contract === CONTRACT.awaitingCustomer) return 'contract';
  return lca === LCA_CHECK.correction ? 'correction' : 'application';
}
