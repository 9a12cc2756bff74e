import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '#src/api/session.ts';
import { MessageScreen } from '#src/features/inbox/message-screen.tsx';
import { subjectOf } from '#src/routes/message-subject.tsx';
import type { Message } from '#mocks/world/entities.ts';
import { renderPage } from '../render-page.tsx';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';

let mock: SignedInMock;
beforeEach(async () => {
  mock = await startSignedIn({ persona: 'certified' });
});

const ID = 'm-certified-12';

/** Opens a message about this and gives the card below its text. */
async function card(about: NonNullable<Message['about']>, lang: 'zh' | 'en' = 'en'): Promise<HTMLElement> {
  mock.world.store.messages.update(ID, { about });
  await renderPage(<MessageScreen id={ID} subject={subjectOf} />, '/', lang);
  return screen.findByRole('region', {
    name: lang === 'en' ? 'What this message is about' : '这条消息关于',
  });
}

describe('the card of what a message is about', () => {
  it('shows product, number, stage and the own deadline of an application, and opens its quote in one click', async () => {
    const found = mock.world.store.applications.get('app-011');
    const shown = await card({ kind: 'APPLICATION', id: 'app-011', part: 'QUOTE' });
    expect(await within(shown).findByRole('heading')).toHaveTextContent('Linepipe hot rolled coil');
    expect(shown).toHaveTextContent(found?.number ?? '-');
    expect(shown).toHaveTextContent('1/7 EPD application');
    expect(shown).toHaveTextContent(/\d+\sd\sleft/);
    const links = within(shown).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('Go to the quote');
    expect(links[0]).toHaveAttribute('href', '/epd/mineEpd/app-011?dialog=quote');
  });

  it.each([
    ['CONTRACT', '/epd/mineEpd/app-008?dialog=contract'],
    ['FILES', '/epd/mineEpd/app-008?dialog=upload'],
    [null, '/epd/mineEpd/app-008'],
  ] as const)('leads to the dialog of the paper that is meant: %s', async (part, href) => {
    const shown = await card({ kind: 'APPLICATION', id: 'app-008', part });
    expect(within(shown).getByRole('link')).toHaveAttribute('href', href);
  });

  it('shows company, number and state of a verification record', async () => {
    const shown = await card({ kind: 'VERIFICATION', id: 'v-001' });
    const record = mock.world.store.verifications.get('v-001');
    expect(await within(shown).findByText(record?.registrationNumber ?? '-')).toBeInTheDocument();
    expect(within(shown).getByRole('link')).toHaveAttribute('href', '/myDetails?id=v-001');
  });

  it('shows product and stage of a request for rules', async () => {
    const shown = await card({ kind: 'PCR_REQUEST', id: 'pa-2' });
    expect(await within(shown).findByRole('heading')).toHaveTextContent('Sheet piles');
    expect(within(shown).getByRole('link')).toHaveAttribute('href', '/Pcr/minePcr?id=pa-2');
  });

  it('shows product, number and last day of a declaration', async () => {
    const [declaration] = mock.world.store.declarations.where('companyCode', 'C01');
    const shown = await card({ kind: 'DECLARATION', id: declaration?.id ?? '' });
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
      const shown = await card({ kind: 'COMPANY', id: 'co-01' });
      const link = await within(shown).findByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
    },
  );

  it('says only where it leads when there is nothing more to read, in Chinese too', async () => {
    const shown = await card({ kind: 'LCA_TOOL', id: 'sub-1' }, 'zh');
    expect(within(shown).queryByRole('heading')).toBeNull();
    expect(within(shown).getByRole('link', { name: '前往 LCA 工具' })).toHaveAttribute('href', '/lcaTools');
  });

  it('stays a way there when the application is gone', async () => {
    const shown = await card({ kind: 'APPLICATION', id: 'app-none', part: null });
    expect(within(shown).getByRole('link', { name: 'Go to the application' })).toBeInTheDocument();
  });
});
