import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/enterprise')({
  staticData: { title: 'nav.enterprise' },
  component: EnterprisePage,
});

function EnterprisePage() {
  return <LaterScreen title="nav.enterprise" />;
}
