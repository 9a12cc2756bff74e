import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { FeedbackScreen } from '#src/features/feedback/feedback-screen.tsx';
import { LcaToolsScreen } from '#src/features/lca-tools/lca-tools-screen.tsx';
import { PcrApplyScreen } from '#src/features/pcr/apply-screen.tsx';
import { VerificationScreen } from '#src/features/verification/verification-screen.tsx';
import { toStoredUser } from '#src/api/session.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useOwnCompany, useOwnName } from '#src/parts/session/use-own-company.ts';
import { renderPage } from '../../features/render-page.tsx';
import { mock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

const SCREENS: readonly [string, ReactElement, string][] = [
  ['a request for rules', <PcrApplyScreen key="pcr" />, '/Pcr/pcrApplyFor'],
  ['feedback', <FeedbackScreen key="feedback" />, '/Feedback'],
  ['a trial of the LCA tool', <LcaToolsScreen key="lca" />, '/lcaTools'],
  ['a verification', <VerificationScreen key="verify" search={{}} />, '/epd/verification'],
];
const company = () => screen.findByRole('textbox', { name: /company|企业|公司|单位/i });

it.each(SCREENS)('%s begins with the own company as the page calls it', async (_, element, path) => {
  await startSignedIn({ persona: 'certified' });
  for (const [lang, name] of [
    ['en', 'Lanjiang Iron & Steel Group'],
    ['zh', '澜江钢铁集团有限公司'],
  ] as const) {
    await renderPage(element, path, lang);
    expect(await company()).toHaveValue(name);
    cleanup();
  }
});

it('the name that the session knows stays where the server tells none', async () => {
  await startSignedIn({ persona: 'certified' });
  mock.world.faults = [{ operationId: 'getCompanyOfUser', kind: 'status', value: 404 }];
  await renderPage(<FeedbackScreen />, '/Feedback');
  expect(await company()).toHaveValue('澜江钢铁集团有限公司');
});

function OwnName({ user }: { user: StoredUser }): ReactElement {
  const { type = '?' } = useOwnCompany(user.companyCode);
  return (
    <p>
      {useOwnName(user)} · {type}
    </p>
  );
}

it('what was read of the company stands where the server tells none, but never for another company', async () => {
  await startSignedIn({ persona: 'certified' });
  const user = must(toStoredUser({ id: 'u', companyName: '澜江钢铁集团有限公司', companyCode: 'C01' }));
  const own = <OwnName user={user} />;
  await renderPage(own, '/Feedback');
  await screen.findByText('Lanjiang Iron & Steel Group · 1');
  cleanup();
  mock.world.faults = [{ operationId: 'getCompanyDetail', kind: 'status', value: 404 }];
  await renderPage(own, '/Feedback');
  await screen.findByText('Lanjiang Iron & Steel Group · 1');
  cleanup();
  await renderPage(<OwnName user={{ ...user, companyCode: 'C02' }} />, '/Feedback');
  await screen.findByText('澜江钢铁集团有限公司 · ?');
});
