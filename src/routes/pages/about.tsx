import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageQueries } from '#src/features/pages/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { PageScreen } from '#src/features/pages/server-page.tsx';

export const Route = createFileRoute('/_shell/about')({
  staticData: { title: 'nav.about', head: { shape: 'text' } },
  loader: ({ context }) =>
    void context.queryClient.query(pageQueries.html('about', currentLanguage())).catch(noop),
  component: () => <PageScreen name="about" />,
});
