import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MessageBell } from '#src/features/shell/message-bell.tsx';
import { renderPage } from '../render-page.tsx';
import { startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startSignedIn({ persona: 'certified' }));

const unreadInWorld = (): number =>
  mock.world.store.messages.where('userId', mock.person.id).filter(({ readAt }) => readAt === null).length;

async function openBell(): Promise<HTMLElement> {
  await renderPage(<MessageBell userId={mock.person.id} />);
  const bell = await screen.findByRole('button', {
    name: new RegExp(`${String(unreadInWorld())} unread`),
  });
  await userEvent.click(bell);
  return screen.findByRole('dialog', { name: /^System messages/ });
}

it('shows four messages of type 1, and marks one as read when it is opened [1§9 popover] [1§4 message read]', async () => {
  const { messages } = mock.world.store;
  const one = must(messages.where('userId', mock.person.id)[0]);
  const html = { zh: '<p>别的消息</p>', en: '<p>Of another kind</p>' };
  messages.put({ ...one, id: 'm-other', html, type: 2, readAt: 1, sentAt: mock.world.clock.now() });
  const before = unreadInWorld();
  const panel = await openBell();
  const entries = await within(panel).findAllByRole('listitem');
  expect(entries).toHaveLength(4);
  expect(panel).not.toHaveTextContent('Of another kind');
  const first = must(entries.find((entry) => within(entry).queryByText('Unread') !== null));
  await userEvent.click(within(first).getByRole('button'));
  await waitFor(() => {
    expect(unreadInWorld()).toBe(before - 1);
  });
  expect(
    await screen.findByRole('button', { name: new RegExp(`${String(before - 1)} unread`) }),
  ).toBeInTheDocument();
});

it('marks all as read and leads to the inbox [1§2 bell]', async () => {
  const panel = await openBell();
  await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => {
    expect(unreadInWorld()).toBe(0);
  });
  expect(await screen.findByRole('button', { name: 'System messages' })).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'View all messages' })).toHaveAttribute(
    'href',
    '/textmessage/all',
  );
});
