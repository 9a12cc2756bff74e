import { createFileRoute } from '@tanstack/react-router';
import { EpdIntroScreen } from '#src/features/introduction/epd-intro-screen.tsx';

export const Route = createFileRoute('/_shell/Epd')({
  staticData: { title: 'epd.intro.title', head: { intro: 'epd.intro.body', shape: 'text' } },
  component: EpdIntroScreen,
});
