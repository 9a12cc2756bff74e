/** Who is signed in, as the header names them (decision 35). */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fault } from '#mocks/world/entities.ts';
import { UserMenu } from '#src/features/shell/site-header.tsx';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';

let mock: SignedInMock;

/** An English page of somebody whose company's English name comes late, or not at all. */
async function open(trouble: Pick<Fault, 'kind' | 'value'>): Promise<HTMLElement> {
  mock = await startSignedIn({ persona: 'certified' });
  mock.world.faults = [{ operationId: 'getCompanyDetail', ...trouble }];
  await renderPage(<UserMenu user={mock.person} />);
  return screen.findByRole('button');
}

it('says nothing Chinese on an English page while the English name is on its way, and then that', async () => {
  const button = await open({ kind: 'delay', value: 300 });
  expect(button).toHaveTextContent('Personal centre');
  await screen.findByRole('button', { name: /^Lanjiang Iron & Steel Group/ });
});

it('says the stored name where the English one cannot be had', async () => {
  await open({ kind: 'status', value: 500 });
  await screen.findByRole('button', { name: /^澜江钢铁集团有限公司/ });
});
