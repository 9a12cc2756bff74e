import { Button, Title, VisuallyHidden } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ServerPage } from './server-page.tsx';
import { SERVER_PAGES, type ServerPageName } from './server-pages.ts';
import classes from './pages.module.css';

/** /about, /service and /pricing (document 2 §2). The page brings its own heading along; ours is for those who hear it. */
export function PageScreen({ name }: { name: ServerPageName }): ReactNode {
  const { t } = useText();
  return (
    <PageWidth>
      <VisuallyHidden>
        <Title order={1}>{t(SERVER_PAGES[name].title)}</Title>
      </VisuallyHidden>
      <div className={classes.bar} data-no-print>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => {
            window.print();
          }}
        >
          {t('common.print')}
        </Button>
      </div>
      <ServerPage name={name} />
    </PageWidth>
  );
}
