import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/epd/verification')({
  staticData: { title: 'nav.epdVerify' },
  component: EpdVerificationPage,
});

function EpdVerificationPage() {
  return <LaterScreen title="nav.epdVerify" />;
}
