import { createFileRoute, useLocation } from '@tanstack/react-router';
import { EnterpriseScreen } from '#src/features/enterprise/enterprise-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** The certification of a company; there is nothing to do here while it is in review or certified (decision 18). */
export const Route = createFileRoute('/_shell/enterprise')({
  staticData: { title: 'enterprise.title' },
  beforeLoad: guardRoute('/enterprise'),
  component: EnterprisePage,
});

function EnterprisePage() {
  // A guarded page that led here says why.
  const why = useLocation({ select: ({ state }) => state.turnedAway });
  return <EnterpriseScreen why={why} />;
}
