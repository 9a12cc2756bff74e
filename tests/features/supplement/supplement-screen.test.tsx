import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentUser, readToken } from '#src/api/session.ts';
import { SupplementScreen } from '#src/features/supplement/supplement-screen.tsx';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { fill } from '../../support/fill.ts';
import { startSignedIn } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { configurePage } from '../../support/page-config.ts';
import { press, user } from '../../support/user.ts';

const mock = ofEachTest(() => startSignedIn({ persona: 'newcomer' }));

async function openForm(): Promise<RenderedPage> {
  const page = await renderPage(<SupplementScreen />, '/appLoginform');
  await screen.findByRole('heading', { name: 'Complete your profile' });
  return page;
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function choose(name: RegExp, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(): Promise<void> {
  await fill(field('Company name'), '  Linyao Steel  ');
  await choose(/Company type/, 'Steel producer');
  await fill(field('Contact person'), 'Wang');
}

const saved = () => mock.world.store.users.get('u-newcomer');

it('asks for name, type and contact, and goes to the first that is missing', async () => {
  await openForm();
  await press('Save and continue');
  for (const text of ['Enter the company name', 'Select a company type', 'Enter a contact person']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(field('Company name')).toHaveFocus();
});

it('names the secretariat whom to ask, from the configuration [1§9 secretariat]', async () => {
  await openForm();
  expect(screen.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000');
});

it("asks for words when 'other' is chosen, saves, takes a fresh token and goes home [1§2 supplement] [1§4 after login supplement] [1§7 completeProfile] [1§7 refreshToken] [1§7 getIndustryTree] [1§7 getChannelTree] [1§7 listCompanyTypes] [1§5 company name] [1§5 other profession] [1§5 other channel]", async () => {
  const { here } = await openForm();
  await fillIn();
  expect(field('Company name')).toHaveValue('Linyao Steel');
  await choose(/Industry/, 'Other');
  await choose(/How you heard/, 'Other');
  await press('Save and continue');
  expect(field('Other industry')).toHaveAccessibleDescription('Specify the other industry');
  expect(field('Other channel')).toHaveAccessibleDescription('Specify the other channel');
  expect(field('Other industry')).toHaveFocus();

  await user.paste('Recycling');
  await choose(/How you heard/, 'Meeting');
  expect(screen.queryByRole('textbox', { name: 'Other channel' })).not.toBeInTheDocument();
  const before = readToken();
  await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(here()).toBe('/'));

  expect(currentUser()).toMatchObject({ userName: 'Linyao Steel', companyName: 'Linyao Steel' });
  expect(saved()).toMatchObject({ userName: 'Linyao Steel' });
  expect(saved()?.profile).toMatchObject({ otherProfession: 'Recycling', contacts: 'Wang' });
  expect(saved()?.profile).not.toHaveProperty('otherChannel');
  expect(readToken()).not.toBe(before);
  expect(mock.world.store.sessions.get(readToken() ?? '')).toMatchObject({ userId: 'u-newcomer' });
  expect(window.localStorage.getItem('draft:supplement:u-newcomer')).toBeNull();
});

it('goes home with the present token when no fresh one comes: the profile is saved', async () => {
  const { here } = await openForm();
  await fillIn();
  mock.world.faults = [{ operationId: 'refreshToken', kind: 'network' }];
  await press('Save and continue');
  await waitFor(() => expect(here()).toBe('/'));
  expect(saved()).toMatchObject({ userName: 'Linyao Steel' });
  expect(readToken()).toBe(mock.token);
});

it('says below its field that a list did not come, and reads it again [2§8 dictionaries]', async () => {
  const refuse = (message: string): void => {
    mock.world.faults = [{ operationId: 'getIndustryTree', kind: 'code', value: 0, message }];
  };
  refuse('The lists rest today.');
  await openForm();
  expect(await screen.findByText(/^The lists rest today\./)).toHaveRole('alert');
  refuse('');
  await press('Try again');
  expect(await screen.findByText(/Options could not be loaded/)).toHaveRole('alert');
  mock.world.faults = [];
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(/Options could not/)).not.toBeInTheDocument());
  await choose(/Industry/, 'Special steel');
  expect(screen.getByRole('combobox', { name: /Industry/ })).toHaveValue('Special steel');
});

it('leads back to the product that somebody came from', async () => {
  window.localStorage.setItem(STORAGE.pdfId, 'b-1012');
  const { here } = await openForm();
  expect(screen.getByRole('link', { name: 'Skip for now' })).toHaveAttribute('href', '/app/epd/b-1012');
  await fillIn();
  await press('Save and continue');
  await waitFor(() => expect(here()).toBe('/app/epd/b-1012'));
});

it('can be skipped; what was typed is there the next time', async () => {
  const { here } = await openForm();
  await fill(field('Contact person'), 'Wang');
  await user.click(screen.getByRole('link', { name: 'Skip for now' }));
  await waitFor(() => expect(here()).toBe('/'));
  cleanup();
  await openForm();
  expect(field('Contact person')).toHaveValue('Wang');
});

it('a deployment without a number of the secretariat says nothing of one [1§9 secretariat]', async () => {
  configurePage({ secretariatPhone: ' ' });
  await renderPage(<SupplementScreen />, '/appLoginform', 'zh');
  expect(await screen.findByText('为便于提供服务，请补充企业信息。')).toBeInTheDocument();
  expect(screen.queryByText(/秘书处/)).not.toBeInTheDocument();
});
