import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { overlayTexts } from '#src/i18n/i18n.ts';
import { useServerText } from '#src/i18n/server-texts.ts';
import { useText } from '#src/i18n/use-text.ts';
import { renderPart } from '../ui/render.tsx';

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

it('an empty one counts as none, and the next page begins without', async () => {
  await renderPart(<Texts />);
  act(() => overlayTexts('en', { 'dict.X': '  ' }));
  expect(screen.getByText('Home|undefined|undefined|undefined')).toBeVisible();
});
