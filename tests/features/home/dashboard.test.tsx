/** Home for signed-in users: pending tasks first; every part has its own loading, empty and error state. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { writeDraft } from '#src/lib/draft.ts';
import { HomeDashboard } from '#src/routes/dashboard.tsx';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';
import { must } from '../../support/must.ts';

let mock: SignedInMock;

async function begin(
  persona: PersonaId = 'certified',
  scenario = 'default',
  fields: 'all' | 'documented' = 'all',
): Promise<void> {
  mock = await startSignedIn({ persona, scenario, fields });
}

const open = () => renderPage(<HomeScreen dashboard={HomeDashboard} />);
const section = (name: string | RegExp) => screen.findByRole('region', { name });

describe('a company with applications', () => {
  it('sees the search in place of the hero, and below it what waits, the next deadline first', async () => {
    await begin();
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My dashboard');
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.queryByText('Three production routes')).toBeNull();
    const rows = within(await section(/^Your turn \(3\)$/))
      .getAllByRole('row')
      .slice(1);
    const days = rows.map((row) => Number(/(\d+)\sdays left/.exec(row.textContent)?.[1]));
    expect(days).toHaveLength(3);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    for (const row of rows)
      expect(within(row).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/epd\/mineEpd\/[^?]+\?dialog=(quote|contract|upload)$/),
      );
    const filled = rows.map((row) => within(row).getByRole('link').dataset['variant'] === 'filled');
    expect(filled).toEqual([true, false, false]);
  });

  it('sees six of many, how many there are, and the ways to the others', async () => {
    await begin('certified', 'many-applications');
    await open();
    const part = within(await section(/^Your turn \(\d+\)$/));
    expect(part.getAllByRole('row').slice(1)).toHaveLength(6);
    const all = part.getByRole('link', { name: /^Your turn \d+$/ });
    expect(all).toHaveAttribute('href', '/epd/mineEpd?turn=yours');
    expect(Number(all.textContent.replace(/\D/g, ''))).toBeGreaterThan(6);
    const links = part.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/epd/mineEpd?turn=others');
    expect(links).toContain('/epd/mineEpd?turn=released');
  });

  it('reads on what is new: the three latest messages, each with what it is about', async () => {
    await begin();
    await open();
    const messages = within(await section('Recent messages'));
    const lines = await messages.findAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(
      within(lines[0] as HTMLElement).getByRole('link', { name: 'Go to the application' }),
    ).toHaveAttribute('href', expect.stringContaining('/epd/mineEpd/'));
  });

  it('is told which declarations end within 90 days, the next one first, and not of others', async () => {
    await begin();
    const {
      clock,
      store: { declarations },
    } = mock.world;
    const own = declarations.all().filter(({ companyCode }) => companyCode === 'C01');
    const ends = [60, 90, -1, 12];
    own.forEach((row, at) => {
      declarations.put({ ...row, expiresOn: clock.today(ends[at] ?? 400), supersededBy: null });
    });
    await open();
    const rows = within(await section('Declarations that expire within 90 days'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => /ends in (\d+)\sdays/.exec(row.textContent)?.[1])).toEqual(['12', '60']);
    expect(within(rows[0] as HTMLElement).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/epd/epdSearch?id=${own[3]?.id ?? '?'}`,
    );
    expect(within(rows[0] as HTMLElement).getByRole('link', { name: /^Renew/ })).toHaveAttribute(
      'href',
      `/epd/epdApplyFor?renew=${own[3]?.id ?? '?'}`,
    );
  });

  it('finds the forms that were begun in this browser, and not those of somebody else', async () => {
    await begin();
    const place = { version: 1, parse: () => null };
    // Newest first; each under the storage key of its form.
    const forms = [
      ['epd-application', '/epd/epdApplyFor', 'Apply for EPD/CFP'],
      ['low-carbon', '/dtpfg/dtpfgApplyFor', 'Low-carbon-emission steel application'],
      ['pcr-request', '/Pcr/pcrApplyFor', 'Apply for a PCR'],
      ['verification', '/epd/verification', 'Request EPD verification'],
      ['enterprise', '/enterprise', 'Company certification'],
      ['registration-info', '/information', 'Edit registration details'],
      ['lca-trial', '/lcaTools', 'LCA tools'],
      ['feedback', '/Feedback', 'Feedback'],
    ] as const;
    const now = Date.now();
    forms.forEach(([form], age) =>
      writeDraft({ ...place, form, userId: mock.person.id }, {}, now - age * 60_000),
    );
    writeDraft({ ...place, form: 'cancel-account', userId: mock.person.id }, {});
    writeDraft({ ...place, form: 'feedback', userId: 'u-agency' }, {});
    await open();
    const drafts = within(await section('Drafts not sent yet')).getAllByRole('link');
    expect(drafts.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      forms.map(([, href, title]) => [href, title]),
    );
  });

  it('says so where nothing waits; parts without anything are not there', async () => {
    await begin('certified', 'stage-50');
    mock.world.store.messages.all().forEach(({ id }) => mock.world.store.messages.remove(id));
    await open();
    expect(await screen.findByText('Nothing waits for you at the moment.')).toBeVisible();
    await screen.findByRole('table', { name: 'Latest declarations' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent messages' })).toBeNull());
    for (const name of ['Drafts not sent yet', 'Declarations that expire within 90 days', 'Where to begin'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

describe('somebody without an application', () => {
  it.each([
    ['newcomer', 'Complete your registration', '/appLoginform'],
    ['rejected', 'Complete your registration', '/information'],
    ['uncertified', 'Certify your company', '/enterprise'],
    ['failed-company', 'Certify your company', '/enterprise'],
  ] as const)('%s begins with: %s', async (persona, step, href) => {
    await begin(persona);
    await open();
    const part = within(await section('Where to begin'));
    const [now, ...more] = (await part.findAllByRole('listitem')).filter(
      (item) => item.getAttribute('aria-current') === 'step',
    );
    expect(more).toEqual([]);
    expect(within(now as HTMLElement).getByRole('heading')).toHaveTextContent(step);
    expect(within(now as HTMLElement).getByRole('link')).toHaveAttribute('href', href);
  });

  it.each([
    ['newcomer', 'Where to begin'],
    ['agency', 'Verification requests in progress'],
  ] as const)('%s sees its own part while applications still load, and no week', async (persona, part) => {
    await begin(persona);
    mock.world.faults = [{ operationId: 'listMyApplications', kind: 'delay', value: 60_000 }];
    await open();
    await section(part);
    expect(screen.queryByRole('list', { name: 'The next seven days' })).toBeNull();
  });

  it.each(['reviewing', 'pending-company'] as const)(
    '%s waits for the platform and is offered no step',
    async (persona) => {
      await begin(persona);
      await open();
      const part = within(await section('Where to begin'));
      expect(await part.findByText(/· under review/)).toBeInTheDocument();
      expect(part.getAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
    },
  );

  it('of a company that was just certified applies', async () => {
    await begin('certified', 'fresh-company');
    await open();
    const part = within(await section('Where to begin'));
    expect(await part.findByRole('link', { name: 'Start an application' })).toHaveAttribute(
      'href',
      '/epd/epdApplyFor',
    );
  });

  it('of an agency sees the requests that are being checked, and no beginning', async () => {
    await begin('agency');
    const { verifications } = mock.world.store;
    const row = must(verifications.all()[0]);
    for (const n of [1, 2, 3, 4, 5, 6])
      verifications.put({ ...row, id: `v-x${String(n)}`, registrationNumber: 'EPD-ST-2020-9998', state: 3 });
    await open();
    // The visible rows are the first of the pending ones.
    const part = within(await section('Verification requests in progress (8)'));
    const [, first, ...more] = await part.findAllByRole('row');
    expect(more).toHaveLength(4);
    expect(await part.findAllByText('Not in the register')).toHaveLength(5);
    expect(first).toHaveTextContent(/5\sMay\s2026.*199\sdays/);
    const number = within(first as HTMLElement).getByRole('link');
    expect(number).toHaveAttribute('href', expect.stringMatching(/^\/thirdAgency\?state=3&id=/));
    const start = part.getByRole('link', { name: 'Begin with the oldest' });
    expect(start).toHaveAttribute('href', number.getAttribute('href'));
    expect(screen.queryByRole('region', { name: 'Where to begin' })).toBeNull();
  });

  it('of an agency shows and counts those in progress also where the server knows no such filter', async () => {
    await begin('agency', 'default', 'documented');
    await open();
    const part = within(await section('Verification requests in progress (2)'));
    expect(await part.findAllByRole('row')).toHaveLength(3);
  });
});
