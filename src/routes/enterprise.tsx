import { createFileRoute, useLocation } from '@tanstack/react-router';
import { EnterpriseScreen } from '#src/features/enterprise/enterprise-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** Closed while a certification is in review or granted (decision 18). */
export const Route = createFileRoute('/_shell/enterprise')({
  staticData: { title: 'enterprise.title', head: { intro: 'enterprise.intro', shape: 'fields form' } },
  beforeLoad: guardRoute('/enterprise'),
  component: EnterprisePage,
});

function EnterprisePage() {
  // Reason of a redirect from a guarded page.
  const why = useLocation({ select: ({ state }) => state.turnedAway });
  return <EnterpriseScreen why={why} />;
}
