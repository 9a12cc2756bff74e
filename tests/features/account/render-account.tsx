import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { Language } from '#src/i18n/keys.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { startSignedIn, type SignedInOptions } from '../../support/signed-in.ts';

interface Visit {
  path?: string;
  language?: Language;
  /** What happens on the server after the person signed in and before the screen is opened. */
  prepare?: (mock: TestMock) => void;
}

/** A screen of the account, with a persona signed in. */
export async function renderAccount(
  element: ReactElement,
  options: SignedInOptions,
  { path = '/user', language = 'en', prepare }: Visit = {},
): Promise<{ mock: TestMock; page: RenderedPage }> {
  const mock = await startSignedIn(options);
  prepare?.(mock);
  return { mock, page: await renderPage(element, path, language) };
}

/** Presses a button, in a dialog of that name when one is given. */
export async function press(name: string | RegExp, dialog?: string): Promise<void> {
  const scope = dialog === undefined ? screen : within(await screen.findByRole('dialog', { name: dialog }));
  await userEvent.click(await scope.findByRole('button', { name }));
}

/** A row of the users. */
export function userOf(mock: TestMock, id: string) {
  const user = mock.world.store.users.get(id);
  if (user === undefined) throw new Error(`no user ${id}`);
  return user;
}
