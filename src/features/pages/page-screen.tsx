import type { ReactNode } from 'react';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ServerPage } from './server-page.tsx';
import type { ServerPageName } from './server-pages.ts';
import classes from './pages.module.css';

/** /about, /service and /pricing (document 2 §2). */
export function PageScreen({ name }: { name: ServerPageName }): ReactNode {
  return (
    <PageWidth>
      <div className={classes.bar} data-no-print>
        <PrintButton />
      </div>
      <ServerPage name={name} />
    </PageWidth>
  );
}
