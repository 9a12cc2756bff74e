import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/resources')({
  staticData: { title: 'nav.resources' },
  component: ResourcesPage,
});

function ResourcesPage() {
  return <LaterScreen title="nav.resources" />;
}
