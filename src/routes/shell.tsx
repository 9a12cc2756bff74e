import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { platformQueries } from '#src/api/shared/platform.ts';
import { Shell } from '#src/features/shell/shell.tsx';
import { GuardedOutlet } from '#src/parts/session/guarded-outlet.tsx';
import { currentLanguage } from '#src/i18n/language.ts';
import { WantedTaskWatch } from './task-watch.tsx';

export const Route = createFileRoute('/_shell')({
  loader: ({ context }) => {
    context.queryClient.query(platformQueries.menu(currentLanguage())).catch(noop);
  },
  component: ShellLayout,
});

const fetchPalette = () => import('./palette.tsx').then((part) => part.Palette);

function ShellLayout() {
  return (
    <Shell fetchPalette={fetchPalette}>
      <GuardedOutlet />
      <WantedTaskWatch />
    </Shell>
  );
}
