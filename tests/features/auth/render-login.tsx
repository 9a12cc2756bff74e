import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { LoginHost } from '#src/features/auth/login-host.tsx';
import { requestLogin, type LoginRequest } from '#src/lib/login-prompt.ts';
import { GateHost } from '#src/parts/session/gate-actions.ts';
import { renderPart } from '../../ui/render.tsx';
import { smallRouter } from '../../support/small-router.tsx';
import { fill } from '../../support/fill.ts';

const PATHS = [
  '/',
  '/register',
  '/epd/mineEpd',
  '/information',
  '/appLoginform',
  '/policy',
  '/agreement',
  '/$',
];

/** A small portal around the login: a few of its paths, each an empty page. */
export async function renderLogin(request?: LoginRequest) {
  const component = () => (
    <>
      <Outlet />
      <GateHost />
      <LoginHost />
    </>
  );
  const router = smallRouter(Object.fromEntries(PATHS.map((path) => [path, {}])), { component });
  const queryClient = createPortalQueryClient();
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  if (request !== undefined) requestLogin(request);
  return { path: () => router.state.location.href, state: () => router.state.location.state, router };
}

/** Fills the e-mail login and sends it. */
export async function logInByEmail(email: string, password: string): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
  await fill(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await fill(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}
