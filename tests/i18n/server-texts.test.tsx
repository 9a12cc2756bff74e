import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { platformQueries } from '#src/api/shared/platform.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { overlayTexts, startTexts } from '#src/i18n/i18n.ts';
import { useServerText } from '#src/i18n/server-texts.ts';
import { useText } from '#src/i18n/use-text.ts';
import { renderPart } from '../ui/render.tsx';
import { startMock } from '../support/mock.ts';

function Texts(): ReactNode {
  const { t } = useText();
  const serverText = useServerText();
  return (
    <p>
      {[t('nav.home'), serverText('dict.X'), serverText('nav.home'), serverText('toString')]
        .map(String)
        .join('|')}
    </p>
  );
}

it('texts under keys that the portal does not know are kept and shown when they arrive', async () => {
  await renderPart(<Texts />);
  expect(screen.getByText('Home|undefined|undefined|undefined')).toBeVisible();
  act(() => overlayTexts('en', { 'dict.X': ' Furnace ', 'nav.home': 'Start', 'dict.Y': ' ' }));
  expect(screen.getByText('Start|Furnace|Start|undefined')).toBeVisible();
});

it('come from the server in the language of the page [1§7 getTexts]', async () => {
  const mock = await startMock();
  const client = createPortalQueryClient();
  expect(await client.query(platformQueries.texts('en'))).toMatchObject({
    'dict.COMPANY_TYPE.4': 'Third-party agency',
  });
  expect(await client.query(platformQueries.texts('zh'))).toMatchObject({
    'dict.COMPANY_TYPE.4': '第三方机构',
  });
  mock.stop();
});

it('are asked for in that language while no texts have started yet [1§7 getTexts]', async () => {
  const mock = await startMock();
  const sent = vi.spyOn(globalThis, 'fetch');
  await startTexts('zh');
  await createPortalQueryClient().query(platformQueries.texts('en'));
  const [request] = sent.mock.lastCall ?? [];
  expect(request instanceof Request && request.headers.get('Accept-Language')).toBe('en');
  mock.stop();
});

it('an empty one counts as none, and the next page begins without', async () => {
  await renderPart(<Texts />);
  act(() => overlayTexts('en', { 'dict.X': '  ' }));
  expect(screen.getByText('Home|undefined|undefined|undefined')).toBeVisible();
});
