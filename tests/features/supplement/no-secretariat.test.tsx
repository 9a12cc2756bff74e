import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SupplementScreen } from '#src/features/supplement/supplement-screen.tsx';
import { renderPage } from '../render-page.tsx';

it('a deployment without a number of the secretariat says nothing of one [1§9 secretariat]', async () => {
  // As an operator sets it; it is read once, when a test first asks.
  document.body.innerHTML =
    '<script type="application/json" id="portal-config">{ "secretariatPhone": " " }</script>';
  await renderPage(<SupplementScreen />, '/appLoginform', 'zh');
  expect(await screen.findByText('为便于提供服务，请补充企业信息。')).toBeInTheDocument();
  expect(screen.queryByText(/秘书处/)).not.toBeInTheDocument();
});
