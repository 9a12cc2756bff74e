import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { choosePcr, openForm, pcrField, press, product, user } from './form-page.tsx';
import { fill } from '../../support/fill.ts';
import { startSignedIn } from '../../support/mock.ts';

beforeEach(() => startSignedIn({ persona: 'certified' }));

it('asks before the same product is sent twice', async () => {
  await openForm();
  await choosePcr('strip');
  await user.click(product(1).getByRole('radio', { name: /EPD/ }));
  await user.click(product(1).getByRole('button', { name: 'Type instead' }));
  await fill(product(1).getByRole('textbox', { name: 'Product name' }), 'Coil');
  await press('Add product');
  await fill(product(2).getByRole('textbox', { name: 'Product name' }), 'coil');
  const question = () => screen.findByRole('dialog', { name: 'The same product twice' });

  await press('Submit application');
  expect(await question()).toHaveTextContent('Products 1 and 2 are the same: Coil');
  await user.click(within(await question()).getByRole('button', { name: 'Go back and change' }));
  expect(screen.queryByRole('dialog', { name: 'Check your application' })).not.toBeInTheDocument();
  await press('Submit application');
  await user.click(within(await question()).getByRole('button', { name: 'Apply for both' }));
  expect(await screen.findByRole('dialog', { name: 'Check your application' })).toBeVisible();
});

it('brings products back that a PCR chosen by accident has emptied', async () => {
  const name = () => product(1).getByRole('combobox', { name: 'Product name' });
  await openForm();
  await choosePcr('strip');
  const strip = pcrField().getAttribute('value');
  await user.click(name());
  await user.click(await screen.findByRole('option', { name: 'Hot rolled coil' }));
  const choose = async (pcr: RegExp): Promise<void> => {
    await user.click(pcrField());
    await user.clear(pcrField());
    await user.click(await screen.findByRole('option', { name: pcr }));
    await screen.findByText(/Products emptied: 1/);
    expect(name()).toHaveValue('');
  };
  await choose(/Stainless/);
  // A second slip does not make the first one final.
  await choose(/Rebar|reinforc/i);
  await press(/Back to PCR-ST-2023-01/);
  expect(await product(1).findByDisplayValue('Hot rolled coil')).toBeVisible();
  expect(pcrField()).toHaveValue(strip);
  expect(product(1).queryByText(/not covered/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Products emptied/)).not.toBeInTheDocument();
});
