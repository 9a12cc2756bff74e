import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncementsScreen } from '#src/features/announcements/announcements-screen.tsx';
import { NewsScreen } from '#src/features/news/news-screen.tsx';
import { PcrSearchScreen } from '#src/features/pcr/search-screen.tsx';
import { startMock } from '../support/mock.ts';
import { renderPage } from './render-page.tsx';

const without = globalThis.IntersectionObserver;
beforeEach(() => startMock());
afterEach(() => vi.stubGlobal('IntersectionObserver', without));

/** The end of every list is in view. */
class Seen {
  readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

it.each([
  ['/news', <NewsScreen key="news" search={{}} />],
  ['/NoticeInformationPage', <AnnouncementsScreen key="notices" search={{}} />],
  ['/pcr/pcrSearch', <PcrSearchScreen key="rules" search={{}} />],
])('%s brings the next rows when the end of the list comes into view', async (path, list) => {
  vi.stubGlobal('IntersectionObserver', Seen);
  const { here } = await renderPage(list, path);
  await waitFor(() => expect(here()).toBe(`${path}?page=2`));
});
