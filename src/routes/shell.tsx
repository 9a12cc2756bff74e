import { IsRestoringProvider, noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { platformQueries } from '#src/api/shared/platform.ts';
import { Shell } from '#src/features/shell/shell.tsx';
import { GuardedOutlet } from '#src/parts/session/guarded-outlet.tsx';
import { currentLanguage } from '#src/i18n/language.ts';
import { PagePending } from '#src/parts/page/page-states.tsx';
import { useSession } from '#src/api/session.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';

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

/** The frame of a first page whose guard waits for the server. It makes no calls: it is replaced, which would cancel them. */
export function ShellPending() {
  return (
    <IsRestoringProvider value>
      <Shell fetchPalette={fetchPalette}>
        <PagePending />
      </Shell>
    </IsRestoringProvider>
  );
}

const WantedTasks = lazyPart(() => import('./wanted-tasks.tsx').then((part) => part.WantedTasks));

export function WantedTaskWatch(): ReactNode {
  const user = useSession();
  if (user === null) return null;
  return (
    <PartBoundary>
      <Suspense>
        <WantedTasks user={user} />
      </Suspense>
    </PartBoundary>
  );
}
