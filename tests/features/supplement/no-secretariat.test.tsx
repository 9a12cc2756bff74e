import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SupplementScreen } from '#src/features/supplement/supplement-screen.tsx';
import { configurePage } from '../../support/page-config.ts';
import { renderPage } from '../render-page.tsx';

it('a deployment without a number of the secretariat says nothing of one [1§9 secretariat]', async () => {
  configurePage({ secretariatPhone: ' ' });
  await renderPage(<SupplementScreen />, '/appLoginform', 'zh');
  expect(await screen.findByText('为便于提供服务，请补充企业信息。')).toBeInTheDocument();
  expect(screen.queryByText(/秘书处/)).not.toBeInTheDocument();
});
