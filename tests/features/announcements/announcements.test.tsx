import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AnnouncementScreen } from '#src/features/announcements/announcement-screen.tsx';
import { AnnouncementsScreen } from '#src/features/announcements/announcements-screen.tsx';
import { toAnnouncementPage } from '#src/features/announcements/read.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { mock, startMock, startSignedIn } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';
import { user } from '../../support/user.ts';

beforeEach(() => startMock());

it('lists four a page, newest first, and finds by title [2§2 announcements] [2§9 page sizes] [2§7 listAnnouncements]', async () => {
  const { here } = await renderPage(<AnnouncementsScreen search={{}} />, '/NoticeInformationPage');
  await screen.findByText('Showing 4 of 8');
  const dates = screen
    .getAllByText(/^\d+ \w{3} \d{4}$/)
    .map(({ textContent }) => Date.parse(textContent ?? ''));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const title of screen.getAllByRole('heading', { level: 2 }))
    expect(within(title).getByRole('link').getAttribute('href')).toMatch(
      /^\/NoticeInformationPage\/Notice\?id=\S+$/,
    );
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(here()).toBe('/NoticeInformationPage?page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'template{Enter}');
  expect(here()).toBe('/NoticeInformationPage?title=template');
});

it('shows one with its files; a visitor who wants a file is asked to log in [2§2 announcements] [2§7 getAnnouncement]', async () => {
  const notice = mock.world.store.announcements.find(({ attachmentIds }) => attachmentIds.length > 0);
  const asked = vi.fn<(request: LoginRequest) => void>();
  const stop = onLoginRequest(asked);
  await renderPage(
    <AnnouncementScreen id={notice?.id} />,
    `/NoticeInformationPage/Notice?id=${notice?.id}`,
    'zh',
  );
  await screen.findByRole('heading', { level: 1, name: notice?.title.zh ?? '' });
  const files = screen.getByRole('region', { name: '附件下载' });
  const [first] = within(files).getAllByRole('button', { name: /^下载/ });
  await user.click(first as HTMLElement);
  expect(asked).toHaveBeenCalledOnce();
  stop();
});

it('gives its files to the signed-in [2§2 announcements]', async () => {
  await startSignedIn({ persona: 'certified' });
  const saved = catchLinks();
  const { announcements, attachments } = mock.world.store;
  const notice = announcements.find(({ attachmentIds }) => attachmentIds.length > 0);
  await renderPage(<AnnouncementScreen id={notice?.id} />, '/NoticeInformationPage/Notice', 'zh');
  const files = within(await screen.findByRole('region', { name: '附件下载' }));
  await user.click(files.getAllByRole('button', { name: /^下载/ })[0] as HTMLElement);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.download).toBe(attachments.get(notice?.attachmentIds[0] ?? '')?.fileName);
});

it('says so where there are no files, and where there is no such announcement', async () => {
  const notice = mock.world.store.announcements.find(({ attachmentIds }) => attachmentIds.length === 0);
  await renderPage(<AnnouncementScreen id={notice?.id} />, '/NoticeInformationPage/Notice');
  await screen.findByText('No attachments');
  cleanup();
  await renderPage(<AnnouncementScreen id="none" />, '/NoticeInformationPage/Notice');
  await screen.findByText('This announcement does not exist or was withdrawn');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('takes an answer that drifted: rows without an id are left out, files without a name are nameless', () => {
  const { rows, total } = toAnnouncementPage({
    totals: 2,
    list: [
      { id: '', title: 'x', publishTime: '' },
      { id: 'a', title: 'A', publishTime: '2026-05-18 09:00:00', attachmentList: [{ id: 'f', name: '' }] },
    ],
  });
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    { id: 'a', date: '2026-05-18', attachments: [{ id: 'f', name: '（无标题）' }] },
  ]);
});
