import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/agreement')({
  staticData: { title: 'legal.privacyPolicy' },
  component: LegalAgreementPage,
});

function LegalAgreementPage() {
  return <LaterScreen title="legal.privacyPolicy" />;
}
