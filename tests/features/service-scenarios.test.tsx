/** What the scenarios of mocks/scenarios/service-scenarios.ts promise shows on its screen. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncementScreen } from '#src/features/announcements/announcement-screen.tsx';
import { GpiScreen } from '#src/features/gpi/gpi-screen.tsx';
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx';
import { NewsScreen } from '#src/features/news/news-screen.tsx';
import { ResourcesScreen } from '#src/features/resources/resources-screen.tsx';
import { type TestMock, startMock, startSignedIn } from '../support/mock.ts';
import { Growing, renderPage } from './render-page.tsx';
import { must } from '../support/must.ts';

let mock: Pick<TestMock, 'world' | 'stop'>;

it.each([
  ['low-carbon-accepted', /Low-carbon accepted: Low-carbon hot rolled coil/],
  ['low-carbon-refused', /Low-carbon not accepted: .* The data table is not complete/],
  ['feedback-answered', /Feedback answered, .*six months before the end/],
])('%s: the answer is the newest message', async (scenario, words) => {
  mock = await startSignedIn({ persona: 'certified', scenario });
  await renderPage(<Growing screen={InboxScreen} />, '/textmessage/all');
  const [newest] = await screen.findAllByRole('listitem');
  expect(newest).toHaveTextContent(words);
});

it.each([
  ['gpi-off', []],
  ['gpi-chinese-only', ['Download Chinese version']],
])('%s: the buttons that are offered', async (scenario, buttons) => {
  mock = await startSignedIn({ persona: 'certified', scenario });
  await renderPage(<GpiScreen />, '/gpi');
  if (buttons.length === 0) await screen.findByText('The document is not available yet');
  else await screen.findByRole('button', { name: buttons[0] ?? '' });
  expect(
    screen.queryAllByRole('button', { name: /^Download/ }).map(({ textContent }) => textContent),
  ).toEqual(buttons);
});

it('news-published: the article stands first, with its picture', async () => {
  mock = await startMock({ scenario: 'news-published' });
  await renderPage(<NewsScreen search={{}} />, '/news');
  const [first] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Revision of the rebar PCR begins');
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/n/attachment/online/a-news-');
});

it('announcement-published: its attachments can be downloaded', async () => {
  mock = await startMock({ scenario: 'announcement-published' });
  const id = mock.world.store.announcements.all().at(-1)?.id;
  await renderPage(<AnnouncementScreen id={id} />, '/NoticeInformationPage/Notice');
  await screen.findByRole('heading', { level: 1, name: 'Checklist for verification updated' });
  for (const name of [/核查资料清单\.pdf/, /填写示例\.pdf/])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

it('resource-published: stands first in its tab, with picture and both files', async () => {
  mock = await startMock({ scenario: 'resource-published' });
  await renderPage(<ResourcesScreen search={{ type: 'TRAINING' }} />, '/resources?type=TRAINING');
  const first = must((await screen.findAllByRole('article'))[0]);
  expect(first).toHaveTextContent('Case study: the EAF route');
  expect(first.querySelector('img')).not.toBeNull();
  expect(within(first).getAllByRole('button')).toHaveLength(2);
});
