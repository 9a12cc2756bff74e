import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { Language } from '#src/i18n/keys.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { mock, startSignedIn, type SignedInOptions } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

interface Visit {
  path?: string;
  language?: Language;
  /** Server-side changes between sign-in and opening of the screen. */
  prepare?: (mock: TestMock) => void;
}

/** Renders a screen of the account with a signed-in persona. */
export async function renderAccount(
  element: ReactElement,
  options: SignedInOptions,
  { path = '/user', language = 'en', prepare }: Visit = {},
): Promise<RenderedPage> {
  await startSignedIn(options);
  prepare?.(mock);
  return renderPage(element, path, language);
}

export async function press(name: string | RegExp, dialog?: string): Promise<void> {
  const scope = dialog === undefined ? screen : within(await screen.findByRole('dialog', { name: dialog }));
  await userEvent.click(await scope.findByRole('button', { name }));
}

export const userOf = (id: string) => must(mock.world.store.users.get(id));
