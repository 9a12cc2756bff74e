import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GpiScreen } from '#src/features/gpi/gpi-screen.tsx';
import { toEditions } from '#src/features/gpi/queries.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { mock, startMock, startSignedIn } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';
import { drifted } from '../../drifted.ts';
import { user } from '../../support/user.ts';

beforeEach(() => startMock());

function enable(language: 'zh-CN' | 'en', enabled: boolean): void {
  const { gpis } = mock.world.store;
  const row = gpis.find((gpi) => gpi.language === language);
  if (row !== undefined) gpis.update(row.id, { enabled });
}

it('offers each language only while the server has it on [2§2 gpi] [2§7 getGpi]', async () => {
  await renderPage(<GpiScreen />, '/gpi');
  await screen.findByRole('button', { name: 'Download Chinese version' });
  // The language of the page first.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download English version',
    'Download Chinese version',
  ]);
  cleanup();
  enable('en', false);
  await renderPage(<GpiScreen />, '/gpi');
  await screen.findByRole('button', { name: 'Download Chinese version' });
  expect(screen.queryByRole('button', { name: 'Download English version' })).toBeNull();
  cleanup();
  enable('zh-CN', false);
  await renderPage(<GpiScreen />, '/gpi');
  await screen.findByText('The document is not available yet');
});

it('asks a visitor to log in [2§2 gpi]', async () => {
  const asked = vi.fn<(request: LoginRequest) => void>();
  const stop = onLoginRequest(asked);
  await renderPage(<GpiScreen />, '/gpi');
  expect(await screen.findByText('Log in to download this document')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Download Chinese version' }));
  expect(asked).toHaveBeenCalledOnce();
  stop();
});

it('gives each language its own file [2§2 gpi]', async () => {
  await startSignedIn({ persona: 'certified' });
  const saved = catchLinks();
  await renderPage(<GpiScreen />, '/gpi');
  for (const [at, language] of (['Chinese', 'English'] as const).entries()) {
    await user.click(await screen.findByRole('button', { name: `Download ${language} version` }));
    await waitFor(() => expect(saved).toHaveLength(at + 1));
  }
  const { gpis, attachments } = mock.world.store;
  expect(saved.map(({ download }) => download)).toEqual(
    ['zh-CN', 'en'].map((language) => {
      const edition = gpis.find((gpi) => gpi.language === language);
      return attachments.get(edition?.attachmentId ?? '')?.fileName;
    }),
  );
});

it('leaves out what has no file or is off, whichever way the server writes that', () => {
  const row = { attachmentId: 'a', attachmentName: null, enable: true };
  expect(toEditions([{ ...row, i18n: 'en' }])).toEqual([
    { language: 'en', attachmentId: 'a', fileName: 'GPI.pdf' },
  ]);
  expect(toEditions([{ ...row, i18n: 'en', enable: drifted(1) }])).toHaveLength(1);
  expect(toEditions([{ ...row, i18n: 'zh-CN', enable: drifted('0') }])).toEqual([]);
  expect(toEditions([{ ...row, i18n: 'zh-CN', attachmentId: null }])).toEqual([]);
  expect(toEditions(null)).toEqual([]);
});
