import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { config } from '#src/config/config.ts';
import { useLcaEntry } from '#src/parts/lca/use-lca-entry.ts';
import { renderPage } from '../../features/render-page.tsx';
import { catchLinks } from '../../support/opened-links.ts';
import { startSignedIn } from '../../support/mock.ts';

let opened: HTMLAnchorElement[];
beforeEach(() => void (opened = catchLinks()));

function Entry() {
  const { enter } = useLcaEntry();
  return <button onClick={() => void enter()}>LCA tools</button>;
}

async function enter(): Promise<{ here: () => string }> {
  const page = await renderPage(<Entry />);
  await userEvent.click(screen.getByRole('button', { name: 'LCA tools' }));
  return page;
}

it('the LCA entry leads a subscriber to the external site, with the token [1§4 lca entry] [1§7 checkSubscription]', async () => {
  const { token } = await startSignedIn({ persona: 'agency' });
  await enter();
  await waitFor(() => expect(opened).toHaveLength(1));
  const address = new URL(opened[0]?.href ?? '');
  expect(address.origin).toBe(new URL(config().lcaSiteUrl).origin);
  expect(address.searchParams.get('token')).toBe(token);
});

it('the LCA entry leads everybody else to /lcaTools [1§4 lca entry] [1§2 lcaTools]', async () => {
  await startSignedIn({ persona: 'certified' });
  const page = await enter();
  await waitFor(() => expect(page.here()).toBe('/lcaTools'));
  expect(opened).toEqual([]);
});
