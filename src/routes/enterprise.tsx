import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { EnterpriseScreen } from '#src/features/enterprise/enterprise-screen.tsx';
import { enterpriseGate, loginGate } from '#src/lib/gates.ts';
import { enforceGate } from '#src/parts/session/run-gate.ts';

/** The certification of a company; there is nothing to do here while it is in review or certified (decision 18). */
export const Route = createFileRoute('/_shell/enterprise')({
  staticData: { title: 'enterprise.title' },
  beforeLoad: async ({ context: { queryClient }, location, preload }) => {
    const user = currentUser();
    enforceGate(loginGate(user), { location, preload });
    if (user === null) return;
    const { companyStatus } = await queryClient.query(companyQueries.ofUser(user.id));
    enforceGate(enterpriseGate(companyStatus), { location, preload });
  },
  component: EnterprisePage,
});

function EnterprisePage() {
  return <EnterpriseScreen />;
}
