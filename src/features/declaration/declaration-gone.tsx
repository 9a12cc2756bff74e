import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { listOf, type SearchParams } from '#src/parts/declaration-search/filters.ts';

/** Error state of a missing declaration: offers the list, because a retry cannot help. */
export function DeclarationGone({ error, search }: { error: unknown; search: SearchParams }): ReactNode {
  return (
    <EmptyState
      why="found"
      title={describeError(error, 'epd.product.notFound')}
      hint="epd.detail.goneHint"
      action={
        <LinkButton to="/epd/epdSearch" search={listOf(search)} variant="outline" label="compare.back" />
      }
    />
  );
}
