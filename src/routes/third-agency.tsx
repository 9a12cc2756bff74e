import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/thirdAgency')({
  staticData: { title: 'nav.thirdAgency' },
  component: ThirdAgencyPage,
});

function ThirdAgencyPage() {
  return <LaterScreen title="nav.thirdAgency" />;
}
