import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Links')({
  staticData: { title: 'nav.links' },
  component: LinksPage,
});

function LinksPage() {
  return <LaterScreen title="nav.links" />;
}
