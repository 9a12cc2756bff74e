import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';

export function PagePending() {
  return (
    <PageWidth>
      <LoadingState shape="rows" />
    </PageWidth>
  );
}
