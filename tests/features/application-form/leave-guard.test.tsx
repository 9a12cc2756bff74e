import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '#src/api/session.ts';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { startSignedIn, type SignedInMock } from '../../support/signed-in.ts';
import { renderPage } from '../render-page.tsx';

/** An upload that the server never answers. */
class EndlessUpload {
  upload = {};
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn();
}

let mock: SignedInMock;
beforeEach(async () => {
  mock = await startSignedIn({ persona: 'certified' });
  vi.stubGlobal('XMLHttpRequest', EndlessUpload);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  mock.stop();
});

const files = () => screen.getByRole('group', { name: /LCA report/ });

it('asks before it leaves while a file is on its way, and only then', async () => {
  const { here } = await renderPage(
    <>
      <ApplicationFormScreen companyName={undefined} />
      <Link to="/news">Away</Link>
      <Link to="/epd/epdApplyFor">Back</Link>
    </>,
    '/epd/epdApplyFor',
  );
  await screen.findByRole('heading', { name: /Company and PCR/ });
  const away = () => userEvent.click(screen.getByRole('link', { name: 'Away' }));
  const answer = async (button: string) => {
    const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(question).toHaveTextContent('A file is still being uploaded.');
    await userEvent.click(within(question).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  // What was typed lies in the draft: nothing would be lost, so nothing is asked.
  await away();
  await waitFor(() => expect(here()).toBe('/news'));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(here()).toBe('/epd/epdApplyFor'));

  const chosen = files().querySelector('input[type=file]');
  if (!(chosen instanceof HTMLInputElement)) throw new Error('There is no way to choose a file.');
  await userEvent.upload(chosen, new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }));
  await within(files()).findByText(/Uploading/);

  await away();
  await answer('Stay here');
  expect(here()).toBe('/epd/epdApplyFor');
  expect(within(files()).getByText(/Uploading/)).toBeVisible();

  await away();
  await answer('Leave');
  await waitFor(() => expect(here()).toBe('/news'));
});
