import { titleOf } from '#src/parts/messages/words.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx';
import type { InboxFilters } from '#src/features/inbox/filters.ts';
import { inboxQueries } from '#src/features/inbox/queries.ts';
import { MessageScreen } from '#src/features/inbox/message-screen.tsx';
import { MessageBell } from '#src/features/shell/message-bell.tsx';
import { subjectOf, useTurns } from '#src/routes/message-subject.tsx';
import { Growing, renderPage } from '../render-page.tsx';
import { changedAnswers } from '../../support/changed-answers.ts';
import { fill } from '../../support/fill.ts';
import { startSignedIn, type SignedInMock, refuseNext } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

let mock: SignedInMock;

async function enter(persona: PersonaId, fields: 'all' | 'documented' = 'all'): Promise<void> {
  mock = await startSignedIn({ persona, fields });
}

beforeEach(() => enter('certified'));

/** The inbox as its route draws it. */
function Inbox(): ReactNode {
  // Safe: the addresses of these tests, which the route would have checked.
  const { page, ...filters } = useSearch({ strict: false }) as InboxFilters & { page?: number };
  return <InboxScreen pages={page ?? 1} filters={filters} turns={useTurns()} />;
}

const unreadInWorld = (): number =>
  mock.world.store.messages.where('userId', mock.person.id).filter(({ readAt }) => readAt === null).length;
const bell = (unread: number) =>
  screen.findByRole('button', {
    name: unread === 0 ? 'System messages' : `System messages · ${String(unread)} unread`,
  });
const rows = () => screen.findAllByRole('listitem');

describe('the inbox', () => {
  it('each row leads to its message, with its date and its first words', async () => {
    await renderPage(<Growing screen={InboxScreen} />);
    const first = must((await rows())[0]);
    expect(first).toHaveTextContent(/^19 Nov 2026 APP\d+ Application received: Hot rolled coil.*Unread/);
    const [message, about] = within(first).getAllByRole('link');
    expect(message).toHaveAttribute('href', '/textmessage/m-certified-12');
    expect(about).toHaveAccessibleName('Go to the application');
    expect(about).toHaveAttribute('href', '/epd/mineEpd/app-012');
  });

  it('marks all as read at once; bell and rows agree [1§4 message read] [1§7 readAllMessages] [1§7 countMessages]', async () => {
    await renderPage(
      <>
        <MessageBell userId={mock.person.id} />
        <Growing screen={InboxScreen} />
      </>,
    );
    expect(await bell(7)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All messages marked as read')).toBeInTheDocument();
    expect(await bell(0)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(unreadInWorld()).toBe(0);
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('finds messages by kind, unread and words, in the address and among all of them', async () => {
    const page = await renderPage(<Inbox />, '/textmessage/all');
    const kinds = await screen.findByRole('radiogroup', { name: 'Kind' });
    const ofKind = (name: RegExp) => within(kinds).findByRole('radio', { name });
    await userEvent.click(await ofKind(/^Applications \d+$/));
    expect(page.here()).toContain('kind=APPLICATION');
    const count = Number(
      /\d+$/.exec((await ofKind(/^Applications/)).closest('label')?.textContent ?? '')?.[0],
    );
    expect(await screen.findByText(`All ${String(count)} shown`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Unread only' }));
    await waitFor(() => expect(page.here()).toContain('show=unread'));
    for (const row of await rows()) expect(row).toHaveTextContent('Unread');
    expect(await ofKind(/^Applications 6$/)).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox'), 'quote{Enter}');
    await waitFor(() => expect(page.here()).toContain('q=quote'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(page.here()).not.toContain('q='));
    await fill(screen.getByRole('searchbox'), 'no such words');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No messages match')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Showing 6 of 12')).toBeInTheDocument();
    expect(page.here()).toBe('/textmessage/all');
  });

  it('folds messages of one application, and says how many are unread among them', async () => {
    const newest = must(mock.world.store.messages.get('m-certified-12'));
    for (const at of ['a', 'b']) mock.world.store.messages.put({ ...newest, id: `m-more-${at}` });
    await renderPage(<Growing screen={InboxScreen} />);
    const [first] = await rows();
    expect(first).toHaveTextContent('2 earlier messages about this application · 2 unread');
  });

  /** The rows of the group on top. */
  const yours = async (count: number): Promise<HTMLElement[]> =>
    within(await screen.findByRole('region', { name: `Your turn (${count})` })).getAllByRole('listitem');

  it('puts what waits for the user on top, soonest first, from pages that are not read yet, and not twice', async () => {
    const page = await renderPage(<Inbox />);
    const [first, ...later] = (await yours(3)).map((row) => row.textContent);
    expect(first).toMatch(
      /Contract awaits your decision.*Review the contract.*3\sdays left by 23\sNov\s2026/,
    );
    expect(later.map((words) => /\d+(?=\sdays left)/.exec(words)?.[0])).toEqual(['7', '27']);
    expect(screen.getByText('Showing 6 of 12')).toBeInTheDocument();
    const contract = must(mock.world.store.contracts.find(({ status }) => status === 2));
    mock.world.store.contracts.update(contract.id, { status: 3 });
    await page.client.invalidateQueries();
    await yours(2);
  });

  it.each([
    ['no row before it is known what stands on top', 'delay', 60_000, 0],
    ['the rows of a page when that cannot be read', 'status', 500, 4],
  ] as const)('shows %s', async (_what, kind, value, count) => {
    mock.world.faults = [{ operationId: 'listMyApplications', kind, value }];
    await renderPage(<Inbox />);
    await screen.findByText('Applications');
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(count));
  });

  it('for an agency it is the open requests, the oldest first, with the number apart from the words', async () => {
    await enter('agency');
    const page = await renderPage(<Inbox />);
    expect((await yours(2))[0]).toHaveTextContent(/-0042 New task: Low-alloy heavy plate\. C.*28\sdays/);
    mock.world.store.verifications.update('v-023', { state: 2 });
    await page.client.invalidateQueries();
    await yours(1);
  });

  it('leads an agency to its page of a request, and draws only what the text of a message with a subject names', async () => {
    await enter('agency');
    const { messages } = mock.world.store;
    const html = { zh: '', en: '<p>New task: say what the record lacks.</p>' };
    messages.update('m-agency-12', { html });
    messages.update('m-agency-11', { html, about: { kind: 'VERIFICATION', id: 'v-020' } });
    await renderPage(<Growing screen={InboxScreen} />);
    const [first, second, third] = await rows();
    expect(
      await within(must(first)).findByRole('link', { name: 'Go to the verification record' }),
    ).toHaveAttribute('href', '/thirdAgency?id=v-023');
    const icon = (row: HTMLElement | undefined) => row?.querySelector('svg')?.getAttribute('class') ?? '';
    await waitFor(() => expect(icon(first)).not.toBe(''));
    expect(icon(first)).not.toContain('tabler');
    expect(icon(second)).toBe('');
    expect(icon(third)).toContain('file-text');
  });

  it('on a server that answers four at a time says what it looked through, and offers no kinds', async () => {
    await enter('certified', 'documented');
    const newest = must(mock.world.store.messages.get('m-certified-12'));
    for (let at = 0; at < 50; at += 1)
      mock.world.store.messages.put({ ...newest, id: `m-more-${String(at)}` });
    await renderPage(<Inbox />, '/textmessage/all?show=unread');
    expect(await screen.findByText('Only the newest 40 messages were searched.')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it.each([
    ['newcomer', 'Complete registration', '/appLoginform'],
    ['uncertified', 'Get certified', '/enterprise'],
    ['certified', 'Back to home', '/'],
  ] as const)('without messages says when they come, and offers %s: %s', async (persona, name, href) => {
    await enter(persona);
    for (const { id } of mock.world.store.messages.where('userId', mock.person.id))
      mock.world.store.messages.remove(id);
    await renderPage(<Growing screen={InboxScreen} />);
    expect(await screen.findByText(/^We write here when/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });
});

describe('one message', () => {
  it('is read once it was opened, and the bell counts one less [1§4 message read] [1§2 textmessage] [2§7 readMessage]', async () => {
    await renderPage(
      <>
        <MessageBell userId={mock.person.id} />
        <MessageScreen id="m-certified-12" subject={subjectOf} />
      </>,
    );
    const article = await screen.findByRole('article');
    expect(article).toHaveTextContent(/^Sent on 19 Nov 2026Hot rolled coil/);
    expect(screen.getByRole('heading', { level: 1, name: 'Application received' })).toBeInTheDocument();
    expect(
      await screen.findByRole('link', {
        name: 'Older message: Quote awaits your decision: Linepipe hot rolled coil',
      }),
    ).toHaveAttribute('href', '/textmessage/m-certified-11');
    const ways = screen.getByRole('navigation', { name: 'Neighbouring messages' });
    expect(ways).toHaveTextContent(/^Newer messageThis is the newestOlder/);
    const card = await screen.findByRole('region', { name: 'Where it stands today' });
    expect(ways.previousElementSibling).toContainElement(card);
    expect(await bell(6)).toBeInTheDocument();
    expect(unreadInWorld()).toBe(6);
  });

  it('is called by its first sentence where it begins with a salutation', async () => {
    await renderPage(<MessageScreen id="m-certified-07" subject={subjectOf} />);
    const name = 'The new LCA data-collection table is in use';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(
      titleOf('各企业用户：新版 LCA 数据收集表已启用，现将填报要求汇总如下，请在下一次提交资料前完成核对。'),
    ).toBe('新版 LCA 数据收集表已启用');
  });

  it('has the other messages about its application below it, and only these', async () => {
    await renderPage(<MessageScreen id="m-certified-05" subject={subjectOf} />);
    const others = await screen.findByRole('region', { name: 'More on this application' });
    const [link, ...more] = within(others).getAllByRole('link');
    expect(link).toHaveAttribute('href', '/textmessage/m-certified-09');
    expect(link).toHaveTextContent(/^\d+ Nov 2026Report begun: .*Unread$/);
    expect(more).toEqual([]);
  });

  it('is read in a list that was there before it was opened', async () => {
    const { client } = await renderPage(<Growing screen={InboxScreen} />, '/textmessage/all');
    const [first] = await rows();
    expect(first).toHaveTextContent('Unread');
    await client.fetchQuery(inboxQueries.one(mock.person.id, 'm-certified-12', 'en'));
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).not.toHaveTextContent('Unread'));
  });

  it('opens with the text of the list while a slow server marks it as read', async () => {
    mock.world.faults = [{ operationId: 'readMessage', kind: 'delay', value: 60_000 }];
    const Opening = (): ReactNode =>
      useLocation().pathname.endsWith('all') ? (
        <InboxScreen pages={1} />
      ) : (
        <MessageScreen id="m-certified-12" subject={subjectOf} />
      );
    await renderPage(<Opening />, '/textmessage/all');
    await userEvent.click(await screen.findByRole('link', { name: /Application received/ }));
    expect(await screen.findByRole('article')).toHaveTextContent(/^Sent on 19 Nov 2026Hot rolled coil/);
  });

  it.each(['m-none', 'm-agency-01'])(
    '%s is not there for this user, and the inbox is offered',
    async (id) => {
      await renderPage(<MessageScreen id={id} subject={subjectOf} />);
      expect(await screen.findByText('This message does not exist or was removed')).toBeInTheDocument();
      const [link] = screen.getAllByRole('link', { name: 'View all messages' });
      expect(link).toHaveAttribute('href', '/textmessage/all');
    },
  );

  it('is found on whatever page of the list it stands, where reading answers nothing', async () => {
    await enter('certified', 'documented');
    await renderPage(<MessageScreen id="m-certified-02" subject={subjectOf} />);
    expect(await screen.findByRole('article')).toHaveTextContent(/^Sent on/);
  });

  it('is gone where a server without totals sends the same page again', async () => {
    mock.stop();
    let first: unknown;
    const intercept = changedAnswers((operation, data) =>
      // Safe: a page of the contract.
      operation === 'listMessages' ? (first ??= { ...(data as object), totals: undefined }) : data,
    );
    mock = await startSignedIn({ persona: 'certified', fields: 'documented', intercept });
    await renderPage(<MessageScreen id="m-certified-01" subject={subjectOf} />);
    expect(await screen.findByText('This message does not exist or was removed')).toBeInTheDocument();
  });

  it('is not said to be gone where not all could be looked through', async () => {
    await enter('certified', 'documented');
    const { messages } = mock.world.store;
    const newest = must(messages.get('m-certified-12'));
    for (let at = 0; at < 50; at += 1) messages.put({ ...newest, id: `m-more-${String(at)}` });
    await renderPage(<MessageScreen id="m-certified-01" subject={subjectOf} />);
    expect(await screen.findByText('The content could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('This message does not exist or was removed')).toBeNull();
  });
});

it('says in the server’s words why nothing was counted [1§8 message errors]', async () => {
  refuseNext('countMessages', 'Counting is off today.');
  await renderPage(<MessageBell userId={mock.person.id} />);
  expect(await screen.findByText('Counting is off today.')).toBeInTheDocument();
  expect(await bell(0)).toBeInTheDocument();
});
