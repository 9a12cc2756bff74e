import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';

/** The honest page of an area that is not built yet: says so and leads home. It goes when its area lands. */
export function LaterScreen({ title }: { title: TextKey }) {
  const { t } = useText();
  return (
    <PageWidth>
      <PageTitle title={title} />
      <EmptyState
        title="page.later"
        action={
          <Anchor component={Link} to="/">
            {t('common.backHome')}
          </Anchor>
        }
      />
    </PageWidth>
  );
}
