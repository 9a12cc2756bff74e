import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

export const Route = createFileRoute('/_shell/dtpfg/dtpfgApplyFor')({
  staticData: { title: 'nav.lces' },
  beforeLoad: guardRoute('/dtpfg/dtpfgApplyFor'),
  component: LowCarbonApplyPage,
});

function LowCarbonApplyPage() {
  return <LaterScreen title="nav.lces" />;
}
