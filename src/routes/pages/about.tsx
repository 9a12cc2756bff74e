import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/about')({
  staticData: { title: 'nav.about' },
  component: PagesAboutPage,
});

function PagesAboutPage() {
  return <LaterScreen title="nav.about" />;
}
