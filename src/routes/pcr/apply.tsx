import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Pcr/pcrApplyFor')({
  staticData: { title: 'nav.pcrApply' },
  component: PcrApplyPage,
});

function PcrApplyPage() {
  return <LaterScreen title="nav.pcrApply" />;
}
