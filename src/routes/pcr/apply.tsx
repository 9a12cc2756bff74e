import { createFileRoute } from '@tanstack/react-router';
import { PcrApplyScreen } from '#src/features/pcr/apply-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** Approved users of certified companies only, as on the server (document 2 §1). */
export const Route = createFileRoute('/_shell/Pcr/pcrApplyFor')({
  staticData: { title: 'nav.pcrApply', head: { intro: 'pcr.applyIntro', shape: 'fields' } },
  beforeLoad: guardRoute('/Pcr/pcrApplyFor'),
  component: PcrApplyScreen,
});
