import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '#src/config/config.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { useLcaEntry } from '#src/parts/lca/use-lca-entry.ts';
import { renderPage } from '../../features/render-page.tsx';
import { catchLinks } from '../../support/opened-links.ts';
import { startMock, startSignedIn } from '../../support/mock.ts';

let opened: HTMLAnchorElement[];
beforeEach(() => {
  opened = catchLinks();
});

/** Signs a persona in and gives its token. */
async function signIn(persona: 'agency' | 'certified'): Promise<string> {
  const signedIn = await startSignedIn({ persona });
  return signedIn.token;
}

function Entry() {
  const { enter } = useLcaEntry();
  return <button onClick={() => void enter()}>LCA tools</button>;
}

async function enter(): Promise<{ here: () => string }> {
  const page = await renderPage(<Entry />);
  await userEvent.click(screen.getByRole('button', { name: 'LCA tools' }));
  return page;
}

describe('the entry of the LCA tools (document 1 §4)', () => {
  it('asks a visitor to log in [1§4 lca entry]', async () => {
    await startMock();
    const asked = vi.fn<(request: LoginRequest) => void>();
    const stop = onLoginRequest(asked);
    await enter();
    stop();
    expect(asked).toHaveBeenCalledWith({ how: 'dialog', returnPath: '/lcaTools' });
  });

  it('leads a subscriber to the external site, with the token [1§4 lca entry] [1§7 checkSubscription]', async () => {
    const token = await signIn('agency');
    await enter();
    await waitFor(() => expect(opened).toHaveLength(1));
    const address = new URL(opened[0]?.href ?? '');
    expect(address.origin).toBe(new URL(config().lcaSiteUrl).origin);
    expect(address.searchParams.get('token')).toBe(token);
  });

  it('leads everybody else to /lcaTools [1§4 lca entry] [1§2 lcaTools]', async () => {
    await signIn('certified');
    const page = await enter();
    await waitFor(() => expect(page.here()).toBe('/lcaTools'));
    expect(opened).toEqual([]);
  });
});
