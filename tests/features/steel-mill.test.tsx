import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { startSession, toStoredUser } from '#src/api/session.ts';
import { WaitingApplications } from '#src/features/my-applications/waiting-applications.tsx';
import { MillScreen } from '#src/features/steel-mill/mill-screen.tsx';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { platformDay } from '#src/lib/day.ts';
import { renderPage } from './render-page.tsx';
import { mock, startMock } from '../support/mock.ts';

async function open(persona: PersonaId, scenario = 'default', fields: 'all' | 'documented' = 'all') {
  await startMock({ persona, scenario, fields });
  const person = toStoredUser(mock.user);
  if (person !== null && mock.token !== null) startSession(mock.token, person);
  return renderPage(
    <MillScreen waiting={(userId) => <WaitingApplications userId={userId} />} />,
    '/steelMill',
  );
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

it('shows a mill what waits for it, its latest records and its declarations (decision 12)', async () => {
  await open('certified');
  expect(screen.getByRole('link', { name: 'Request EPD verification' })).toHaveAttribute(
    'href',
    '/epd/verification',
  );
  const waiting = await rowsOf('Your turn');
  expect(waiting.length).toBeGreaterThan(0);
  for (const row of waiting)
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/epd\/mineEpd\/[^?]+\?dialog=(quote|contract|upload)$/),
    );

  expect(await rowsOf('Verification records')).toHaveLength(5);
  expect(screen.queryByRole('columnheader', { name: 'E-mail' })).toBeNull();
  const inProgress = mock.world.store.verifications.where('state', 3).length;
  expect(await screen.findByText(`Being checked: ${String(inProgress)}`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All records' })).toHaveAttribute('href', '/myLists');

  const own = mock.world.store.declarations
    .all()
    .filter(({ companyCode }) => companyCode === 'C01')
    .map(({ registrationNumber }) => registrationNumber);
  const declarations = await rowsOf('Declarations of your company');
  expect(declarations).toHaveLength(Math.min(5, own.length));
  for (const row of declarations) expect(own.some((number) => row.textContent.includes(number))).toBe(true);
  expect(screen.getByRole('link', { name: 'All declarations' })).toHaveAttribute(
    'href',
    '/epd/epdSearch?company=C01',
  );
});

it('offers the renewal of a declaration that ends soon, and of no other', async () => {
  await startMock({ persona: 'certified' });
  const { store, clock } = mock.world;
  const number = store.declarations.get('epd-002')?.registrationNumber ?? '';
  store.declarations.update('epd-002', { expiresOn: platformDay(clock.now() + 30 * 24 * 60 * 60 * 1000) });
  const person = toStoredUser(mock.user);
  if (person !== null && mock.token !== null) startSession(mock.token, person);
  await renderPage(<MillScreen waiting={() => null} />, '/steelMill');
  await rowsOf('Declarations of your company');
  const [renewal, ...more] = screen.getAllByRole('link', { name: /^Renew/ });
  expect(renewal).toHaveAccessibleName(`Renew ${number}`);
  expect(renewal).toHaveAttribute('href', '/epd/epdApplyFor?renew=epd-002');
  expect(more).toEqual([]);
});

it.each(['all', 'documented'] as const)(
  'shows only what waits for the customer, fields: %s',
  async (fields) => {
    await open('certified', 'contract-waiting', fields);
    const [row, ...more] = await rowsOf('Your turn');
    // It says what is to be done, as the button in My EPD does.
    expect(within(row as HTMLElement).getByRole('link', { name: /^Review the contract: / })).toBeVisible();
    expect(more).toEqual([]);
    cleanup();
    await open('certified', 'stage-50', fields);
    expect(await screen.findByText('Nothing waits for you at the moment.')).toBeInTheDocument();
  },
);

it('marks records that a server without that filter sends to an agency (decision 47)', async () => {
  await open('agency', 'default', 'documented');
  expect(await screen.findByText(/does not say whose requests these are/)).toBeVisible();
  expect(await rowsOf('Verification records')).toHaveLength(4);
});

it('says where there is nothing yet', async () => {
  await open('certified', 'empty');
  expect(await screen.findByText('Nothing waits for you at the moment.')).toBeInTheDocument();
  expect(await screen.findByText('No verification records yet')).toBeInTheDocument();
  expect(await screen.findByText('Your company has no published declaration yet')).toBeInTheDocument();
});

it('tells a visitor what it is for, and offers the login that leads back', async () => {
  await open('anonymous');
  const asked: LoginRequest[] = [];
  const stop = onLoginRequest((request) => asked.push(request));
  await userEvent.click(screen.getByRole('button', { name: /^Log in/ }));
  stop();
  expect(asked).toEqual([{ how: 'dialog', returnPath: '/steelMill' }]);
  expect(screen.getByRole('heading', { name: 'Why verify' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
