import { createFileRoute } from '@tanstack/react-router';
import { PcrIntroScreen } from '#src/features/introduction/pcr-intro-screen.tsx';

export const Route = createFileRoute('/_shell/Pcr')({
  staticData: { title: 'pcr.introTitle', head: { intro: 'pcr.introBody', shape: 'text' } },
  component: PcrIntroScreen,
});
