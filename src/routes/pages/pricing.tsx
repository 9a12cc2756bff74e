import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/pricing')({
  staticData: { title: 'nav.pricing' },
  component: PagesPricingPage,
});

function PagesPricingPage() {
  return <LaterScreen title="nav.pricing" />;
}
