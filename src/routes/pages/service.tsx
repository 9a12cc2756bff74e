import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageQueries } from '#src/features/pages/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { PageScreen } from '#src/features/pages/server-page.tsx';

export const Route = createFileRoute('/_shell/service')({
  staticData: { title: 'nav.service', head: { shape: 'text' } },
  loader: ({ context }) =>
    void context.queryClient.query(pageQueries.html('serve', currentLanguage())).catch(noop),
  component: () => <PageScreen name="serve" />,
});
