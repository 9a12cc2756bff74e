import userEvent from '@testing-library/user-event';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { currentUser } from '#src/api/session.ts';
import { EnterpriseScreen } from '#src/features/enterprise/enterprise-screen.tsx';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { fill } from '../../support/fill.ts';
import { mock, startSignedIn } from '../../support/mock.ts';
import { fileInputOf } from '../../support/held-upload.ts';
import { field, user } from '../../support/user.ts';

async function open(persona: PersonaId): Promise<RenderedPage> {
  await startSignedIn({ persona });
  return show();
}

async function show(): Promise<RenderedPage> {
  const page = await renderPage(<EnterpriseScreen />, '/enterprise');
  await screen.findByRole('heading', { name: /Supporting documents/ });
  return page;
}

const paper = (name: string) => within(screen.getByRole('group', { name }));
const submit = () => screen.getByRole('button', { name: 'Submit for certification' });

const company = (id: string) => mock.world.store.companies.get(id);
const sent = () => mock.world.journal.tail().filter(({ operationId }) => operationId === 'registerCompany');

it('asks for every field and both pictures, goes to the first, and knows the name already [1§2 enterprise]', async () => {
  await open('uncertified');
  expect(field('Company name')).toHaveValue('穹砚钢结构工程有限公司');
  await user.click(submit());
  for (const text of [
    'Enter the unified social credit code',
    'Enter the legal representative',
    'Enter the company address',
    'Enter the postal code',
    'Enter a contact person',
    'Enter the contact phone',
    'Enter your e-mail address',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(paper('Business licence').getByText('Upload the business licence')).toBeVisible();
  expect(paper('Billing information').getByText('Upload the billing information')).toBeVisible();
  expect(field('Unified social credit code')).toHaveFocus();
  expect(company('co-20')?.status).toBeNull();
});

it('a missing picture alone stops the form, and its button takes the focus', async () => {
  await open('failed-company');
  await user.click(paper('Billing information').getByRole('button', { name: 'Remove file' }));
  await user.click(submit());
  expect(paper('Billing information').getByRole('button', { name: 'Choose file' })).toHaveFocus();
  expect(screen.queryByText('Upload the business licence')).not.toBeInTheDocument();
  expect(company('co-21')?.status).toBe('2');
});

it('takes JPEG and PNG pictures under 5 MB with names of up to 90 characters [2§5 images] [2§5 file names] [2§9 file names]', async () => {
  await open('uncertified');
  for (const name of ['Business licence', 'Billing information']) {
    const input = fileInputOf(screen.getByRole('group', { name }));
    // Drag and drop and file managers ignore `accept`.
    const choose = (file: File) => userEvent.setup({ delay: null, applyAccept: false }).upload(input, file);
    await choose(new File(['%PDF-1.7\n%%EOF'], 'paper.pdf'));
    expect(await paper(name).findByText(/Wrong file type. Use JPEG or PNG./)).toBeVisible();
    await choose(new File(['words'], `${'n'.repeat(87)}.png`));
    expect(await paper(name).findByText(/File name too long. Use up to 90 characters/)).toBeVisible();
    await choose(new File([new Uint8Array(5 * 1024 * 1024)], 'paper.png'));
    expect(await paper(name).findByText(/The file must be under 5 MB/)).toBeVisible();
  }
  // Client-side validation: no request was sent.
  expect(mock.world.journal.tail().map(({ operationId }) => operationId)).not.toContain('uploadAttachment');
});

it('a failed certification says why, is filled in, and goes back into review once [1§2 enterprise] [2§2 enterprise] [2§7 registerCompany]', async () => {
  const { here } = await open('failed-company');
  const notice = within(screen.getByRole('region', { name: 'Certification failed' }));
  expect(notice.getByText(/The credit code on the picture/)).toBeVisible();
  expect(paper('Business licence').getByText('Business licence filed before')).toBeVisible();
  expect(field('Contact phone')).toHaveValue('19900000221');

  await fill(field('Unified social credit code'), ' 9199 0000 ma9x 00777x ');
  await fill(field('Company name'), ' Zongyu Shipbuilding Ltd ');
  await user.dblClick(submit());
  await waitFor(() => expect(here()).toBe('/user'));
  expect(screen.getByText('Certification submitted for review')).toBeVisible();
  expect(company('co-21')).toMatchObject({
    status: '0',
    statusReason: null,
    creditCode: '91990000MA9X00777X',
    name: { zh: 'Zongyu Shipbuilding Ltd' },
  });
  expect(sent()).toHaveLength(1);
  expect(currentUser()).toMatchObject({ companyName: 'Zongyu Shipbuilding Ltd', companyCode: 'C21' });
  expect(window.localStorage.getItem('draft:enterprise:u-failed-company')).toBeNull();
});

it('an answer that got lost is no refusal: the status tells that the papers arrived', async () => {
  const { here } = await open('failed-company');
  mock.world.faults = [{ operationId: 'registerCompany', kind: 'malformed', times: 1 }];
  await user.click(submit());
  await waitFor(() => expect(here()).toBe('/user'));
  expect(company('co-21')?.status).toBe('0');
});

it('what was typed is there the next time, and is not lost to what was filed before', async () => {
  await open('failed-company');
  await fill(field('Contact person'), 'Wang');
  await fill(field('Postal code'), '');
  cleanup();
  await show();
  expect(field('Contact person')).toHaveValue('Wang');
  expect(field('Postal code')).toHaveValue('');
});

it('begins with less when what was filed before does not come', async () => {
  await startSignedIn({ persona: 'failed-company' });
  mock.world.faults = [{ operationId: 'getCompanyDetail', kind: 'status', value: 503 }];
  await show();
  expect(field('Contact phone')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each(['reviewing', 'rejected'] as const)(
  'tells somebody whose registration is %s that certification alone opens nothing',
  async (persona) => {
    await open(persona);
    expect(
      screen.getByText(/Company certification alone opens neither applications nor downloads/),
    ).toBeVisible();
    const way = screen.queryByRole('link', { name: 'Edit registration details' });
    expect(way?.getAttribute('href') ?? null).toBe(persona === 'rejected' ? '/information' : null);
  },
);
