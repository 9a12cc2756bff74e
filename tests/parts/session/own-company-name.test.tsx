import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { FeedbackScreen } from '#src/features/feedback/feedback-screen.tsx';
import { LcaToolsScreen } from '#src/features/lca-tools/lca-tools-screen.tsx';
import { PcrApplyScreen } from '#src/features/pcr/apply-screen.tsx';
import { VerificationScreen } from '#src/features/verification/verification-screen.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { mock, startSignedIn } from '../../support/mock.ts';

const SCREENS: readonly [string, ReactElement, string][] = [
  ['a request for rules', <PcrApplyScreen key="pcr" />, '/Pcr/pcrApplyFor'],
  ['feedback', <FeedbackScreen key="feedback" />, '/Feedback'],
  ['a trial of the LCA tool', <LcaToolsScreen key="lca" />, '/lcaTools'],
  ['a verification', <VerificationScreen key="verify" search={{}} />, '/epd/verification'],
];
const company = (name: RegExp) => screen.findByRole('textbox', { name });

it.each(SCREENS)('%s begins with the own company as an English page calls it', async (_, element, path) => {
  await startSignedIn({ persona: 'certified' });
  await renderPage(element, path);
  expect(await company(/company/i)).toHaveValue('Lanjiang Iron & Steel Group');
});

it.each(SCREENS)('%s begins with the own company as a Chinese page calls it', async (_, element, path) => {
  await startSignedIn({ persona: 'certified' });
  await renderPage(element, path, 'zh');
  expect(await company(/企业|公司|单位/)).toHaveValue('澜江钢铁集团有限公司');
});

it('the name that the session knows stays where the server tells none', async () => {
  await startSignedIn({ persona: 'certified' });
  mock.world.faults = [{ operationId: 'getCompanyOfUser', kind: 'status', value: 404 }];
  await renderPage(<FeedbackScreen />, '/Feedback');
  expect(await company(/company/i)).toHaveValue('澜江钢铁集团有限公司');
});
