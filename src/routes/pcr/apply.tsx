import { createFileRoute } from '@tanstack/react-router';
import { PcrApplyScreen } from '#src/features/pcr/apply-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** Asking for new rules; for approved users of a certified company, as the server decides too (document 2 §1). */
export const Route = createFileRoute('/_shell/Pcr/pcrApplyFor')({
  staticData: { title: 'pcr.applyTitle' },
  beforeLoad: guardRoute('/Pcr/pcrApplyFor'),
  component: PcrApplyPage,
});

function PcrApplyPage() {
  return <PcrApplyScreen />;
}
