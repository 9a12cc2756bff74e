import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/policy')({
  staticData: { title: 'legal.userAgreement' },
  component: LegalPolicyPage,
});

function LegalPolicyPage() {
  return <LaterScreen title="legal.userAgreement" />;
}
