import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/dtpfg/dtpfgApplyFor')({
  staticData: { title: 'nav.lces' },
  component: LowCarbonApplyPage,
});

function LowCarbonApplyPage() {
  return <LaterScreen title="nav.lces" />;
}
