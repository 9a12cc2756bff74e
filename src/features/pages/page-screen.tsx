import { Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ServerPage } from './server-page.tsx';
import { SERVER_PAGES, type ServerPageName } from './server-pages.ts';
import classes from './pages.module.css';

/** /about, /service and /pricing (document 2 §2). The server's page has a visible heading; ours is for screen readers. */
export function PageScreen({ name }: { name: ServerPageName }): ReactNode {
  const { t } = useText();
  return (
    <PageWidth>
      <VisuallyHidden>
        <Title order={1}>{t(SERVER_PAGES[name].title)}</Title>
      </VisuallyHidden>
      <div className={classes.bar} data-no-print>
        <PrintButton />
      </div>
      <ServerPage name={name} />
    </PageWidth>
  );
}
