import { useMatches } from '@tanstack/react-router';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { RouteHead } from './route-head.tsx';

export function PagePending() {
  const shape = useMatches({ select: (matches) => matches.at(-1)?.staticData.head?.shape });
  return (
    <PageWidth>
      <RouteHead />
      <LoadingState shape={shape ?? 'rows'} />
    </PageWidth>
  );
}
