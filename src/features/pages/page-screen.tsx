import type { ReactNode } from 'react';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ServerPage } from './server-page.tsx';
import { SERVER_PAGES, type ServerPageName } from './server-pages.ts';

/** /about, /service and /pricing (document 2 §2). */
export function PageScreen({ name }: { name: ServerPageName }): ReactNode {
  return (
    <PageWidth>
      <PageTitle title={SERVER_PAGES[name].title} actions={<PrintButton />} />
      <ServerPage name={name} />
    </PageWidth>
  );
}
