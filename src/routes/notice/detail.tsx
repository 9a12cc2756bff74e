import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementScreen } from '#src/features/announcements/announcement-screen.tsx';
import { announcementQueries } from '#src/features/announcements/queries.ts';
import { announcementSearch } from '#src/features/announcements/search.ts';
import { currentLanguage } from '#src/i18n/language.ts';

export const Route = createFileRoute('/_shell/NoticeInformationPage/Notice')({
  staticData: { title: 'nav.notice', head: { shape: 'article' } },
  validateSearch: announcementSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id !== undefined) queryClient.query(announcementQueries.one(id, currentLanguage())).catch(noop);
  },
  component: NoticeDetailPage,
});

function NoticeDetailPage() {
  return <AnnouncementScreen id={Route.useSearch().id} />;
}
