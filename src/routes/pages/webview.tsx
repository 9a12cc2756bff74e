import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/webview')({
  staticData: { title: 'nav.service' },
  component: PagesWebviewPage,
});

function PagesWebviewPage() {
  return <LaterScreen title="nav.service" />;
}
