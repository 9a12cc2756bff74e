import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { drawnWith } from '../../support/drawn-with.ts';
import { startSignedIn } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';
import { user } from '../../support/user.ts';

beforeEach(() => startSignedIn({ persona: 'certified' }));

const product = (number: number) =>
  within(screen.getByRole('region', { name: new RegExp(`Product ${String(number)}`) }));

it('draws only what shows it anew while somebody types: one of three products, and no other field of it', async () => {
  await renderPage(<ApplicationFormScreen companyName={undefined} />, '/epd/epdApplyFor');
  await screen.findByRole('heading', { name: /Company and PCR/ });
  await user.click(product(1).getByRole('button', { name: 'Type instead' }));
  for (let more = 0; more < 2; more += 1)
    await user.click(screen.getByRole('button', { name: 'Add product' }));
  await screen.findByRole('button', { name: 'Download EPD template' });

  const name = (number: number) => product(number).getByRole('textbox', { name: 'Product name' });
  const others = [
    screen.getByRole('combobox', { name: 'PCR number' }),
    screen.getByRole('button', { name: 'Download EPD template' }),
    name(1),
    name(3),
    ...product(2).getAllByRole('radio'),
    product(2).getByRole('combobox', { name: /Process technology/ }),
    ...product(2).getAllByRole('button', { name: /Choose file/ }),
  ];
  await user.click(name(2));
  const typed = drawnWith(name(2));
  const before = others.map(drawnWith);
  await user.keyboard('C');
  expect(name(2)).toHaveValue('C');
  expect(drawnWith(name(2))).not.toBe(typed);
  expect(others.map(drawnWith).map((now, index) => now === before[index])).toEqual(others.map(() => true));
});
