import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '#src/api/session.ts';
import { MessageScreen } from '#src/features/inbox/message-screen.tsx';
import { subjectOf, useTurns } from '#src/routes/message-subject.tsx';
import type { Message } from '#mocks/world/entities.ts';
import { renderPage } from '../render-page.tsx';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

let mock: SignedInMock;
beforeEach(async () => {
  mock = await startSignedIn({ persona: 'certified' });
});

const ID = 'm-certified-12';

/** Opens a message about this. */
async function message(about: NonNullable<Message['about']>, lang: 'zh' | 'en' = 'en'): Promise<void> {
  mock.world.store.messages.update(ID, { about });
  const Opened = () => <MessageScreen id={ID} subject={subjectOf} turns={useTurns()} />;
  await renderPage(<Opened />, '/', lang);
}

/** What is said beside the text of the open message. */
const card = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Where it stands today' });

/** The one button below the text. */
const button = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('article')).findByRole('link');

describe('the card of what a message is about', () => {
  it('shows product, number, stage and the own deadline of an application, and opens its quote in one click', async () => {
    const found = mock.world.store.applications.get('app-011');
    await message({ kind: 'APPLICATION', id: 'app-011', part: 'QUOTE' });
    const shown = await card();
    expect(await within(shown).findByRole('heading')).toHaveTextContent('Linepipe hot rolled coil');
    expect(shown).toHaveTextContent(found?.number ?? '-');
    expect(shown).toHaveTextContent('1/7 EPD application');
    expect(shown).toHaveTextContent(/\d+\sdays left/);
    const act = await within(await screen.findByRole('article')).findByRole('link', {
      name: 'Review the quote',
    });
    expect(act).toHaveAttribute('href', '/epd/mineEpd/app-011?dialog=quote');
    expect(act).toHaveAttribute('data-variant', 'filled');
  });

  it('is no task where nothing is asked any more, and names what came since', async () => {
    const { messages } = mock.world.store;
    const newest = must(messages.get('m-certified-12'));
    const about = { kind: 'APPLICATION', id: 'app-005', part: null } as const;
    messages.put({ ...newest, id: 'm-newer', sentAt: newest.sentAt + 3_600_000, about });
    messages.put({ ...newest, id: 'm-new', sentAt: newest.sentAt + 1_800_000, about });
    await message({ kind: 'APPLICATION', id: 'app-005', part: 'QUOTE' });
    const article = within(await screen.findByRole('article'));
    expect(await article.findByRole('link', { name: 'Go to the quote' })).toHaveAttribute(
      'data-variant',
      'outline',
    );
    const since = await article.findByRole('link', { name: 'Application received' });
    expect(since).toHaveAttribute('href', '/textmessage/m-newer');
  });

  it.each([
    ['CONTRACT', '/epd/mineEpd/app-008?dialog=contract'],
    ['FILES', '/epd/mineEpd/app-008?dialog=upload'],
    [null, '/epd/mineEpd/app-008'],
  ] as const)('leads to the dialog of the paper that is meant: %s', async (part, href) => {
    await message({ kind: 'APPLICATION', id: 'app-008', part });
    expect(await button()).toHaveAttribute('href', href);
  });

  it('shows company, number and state of a verification record', async () => {
    await message({ kind: 'VERIFICATION', id: 'v-001' });
    const shown = await card();
    const record = mock.world.store.verifications.get('v-001');
    expect(await within(shown).findByText(record?.registrationNumber ?? '-')).toBeInTheDocument();
    expect(await button()).toHaveAttribute('href', '/myDetails?id=v-001');
  });

  it('shows product and stage of a request for rules', async () => {
    await message({ kind: 'PCR_REQUEST', id: 'pa-2' });
    const shown = await card();
    expect(await within(shown).findByRole('heading')).toHaveTextContent('Sheet piles');
    expect(await button()).toHaveAttribute('href', '/Pcr/minePcr?id=pa-2');
  });

  it('shows product, number and last day of a declaration', async () => {
    const [declaration] = mock.world.store.declarations.where('companyCode', 'C01');
    await message({ kind: 'DECLARATION', id: declaration?.id ?? '' });
    const shown = await card();
    expect(await within(shown).findByText(declaration?.registrationNumber ?? '-')).toBeInTheDocument();
    expect(shown).toHaveTextContent(/Valid until/);
  });

  it.each([
    ['certified', '/user', 'Go to the certification'],
    ['failed-company', '/enterprise', 'Submit the certification again'],
  ] as const)(
    'of a company leads %s to where something can be done: %s (decision 18)',
    async (persona, href, name) => {
      clearSession();
      mock = await startSignedIn({ persona });
      mock.world.store.messages.put({
        id: ID,
        userId: mock.person.id,
        html: { zh: '', en: '<p>x</p>' },
        sentAt: 0,
        readAt: null,
        type: 1,
        about: null,
      });
      await message({ kind: 'COMPANY', id: 'co-01' });
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    },
  );

  it('says only where it leads when there is nothing more to read, in Chinese too', async () => {
    await message({ kind: 'LCA_TOOL', id: 'sub-1' }, 'zh');
    expect(await button()).toHaveAccessibleName('前往 LCA 工具');
    expect(await button()).toHaveAttribute('href', '/lcaTools');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stays a way there when the application is gone', async () => {
    await message({ kind: 'APPLICATION', id: 'app-none', part: null });
    expect(await button()).toHaveAccessibleName('Go to the application');
  });
});
