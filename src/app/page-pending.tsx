import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';

/** Shown in the page's place while its data comes; the shell stays. */
export function PagePending() {
  return (
    <PageWidth>
      <LoadingState shape="rows" />
    </PageWidth>
  );
}
