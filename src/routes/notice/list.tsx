import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsScreen } from '#src/features/announcements/announcements-screen.tsx';
import { announcementQueries } from '#src/features/announcements/queries.ts';
import { announcementsSearch } from '#src/features/announcements/search.ts';
import { currentLanguage } from '#src/i18n/language.ts';

export const Route = createFileRoute('/_shell/NoticeInformationPage')({
  staticData: { title: 'nav.notice', head: { intro: 'notice.intro' } },
  validateSearch: announcementsSearch,
  loader: ({ context, location }) => {
    const { title } = announcementsSearch(location.search);
    context.queryClient.query(announcementQueries.page(title, 1, currentLanguage())).catch(noop);
  },
  component: NoticeListPage,
});

function NoticeListPage() {
  return <AnnouncementsScreen search={Route.useSearch()} />;
}
