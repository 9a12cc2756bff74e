import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';
import type { Words } from './words.ts';

interface NothingFoundProps {
  title?: Words;
  onClear: () => void;
}

export function NothingFound({ title = 'common.noResults', onClear }: NothingFoundProps): ReactNode {
  const { t } = useText();
  return (
    <EmptyState
      why="found"
      title={title}
      hint="common.noResultsHint"
      action={
        <Button variant="outline" onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
      }
    />
  );
}
