/** Decision 34: a server whose dictionaries contain text keys only, on every screen that shows one. */
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { api, unwrap } from '#src/api/client.ts';
import { textsOf } from '#src/api/shared/read.ts';
import { InformationScreen } from '#src/features/account/userinfo-screen.tsx';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { LcaToolsScreen } from '#src/features/lca-tools/lca-tools-screen.tsx';
import { ApplicationScreen } from '#src/features/my-applications/application-screen.tsx';
import { RegistrationScreen } from '#src/features/registration/registration-screen.tsx';
import { SupplementScreen } from '#src/features/supplement/supplement-screen.tsx';
import { overlayTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
import { startAs } from '../support/mock.ts';
import { renderPage } from '../features/render-page.tsx';
import { user } from '../support/user.ts';

vi.setConfig({ testTimeout: 60_000 });

async function open(element: ReactElement, path: string, persona: PersonaId, lang: Language): Promise<void> {
  await startAs({ scenario: 'i18n-codes', persona });
  await renderPage(element, path, lang);
  // As the portal does on start.
  const texts = textsOf(await unwrap(api.GET('/api/n/text/all')), lang);
  act(() => overlayTexts(lang, texts));
}

/** All options of a select. */
async function offered(field: RegExp): Promise<string[]> {
  await user.click(await screen.findByRole('combobox', { name: field }));
  const options = await screen.findAllByRole('option');
  const labels = options.map((option) => option.textContent ?? '');
  await user.keyboard('{Escape}');
  return labels;
}

const SCREENS: readonly [
  name: string,
  element: ReactElement,
  path: string,
  PersonaId,
  [RegExp, zh: string, en: string][],
][] = [
  [
    'registration',
    <RegistrationScreen offered={undefined} />,
    '/register',
    'anonymous',
    [
      [/行业类别|Industry category/, '长流程钢铁', 'Integrated steelmaking'],
      [/企业性质|Company form|企业形式|Ownership/, '国有企业', 'State-owned'],
    ],
  ],
  [
    'supplement',
    <SupplementScreen />,
    '/appLoginform',
    'newcomer',
    [
      [/企业类型|Company type/, '钢铁生产企业', 'Steel producer'],
      [/所属行业|Industry/, '长流程', 'Integrated route'],
      [/渠道|hear/, '会议', 'Meeting'],
    ],
  ],
  [
    'registration info',
    <InformationScreen />,
    '/information',
    'rejected',
    [[/企业类型|Company type/, '钢铁生产企业', 'Steel producer']],
  ],
  [
    'LCA tool',
    <LcaToolsScreen />,
    '/lcaTools',
    'certified',
    [[/行业类别|Industry/, '长流程钢铁', 'Integrated steelmaking']],
  ],
  [
    'application',
    <ApplicationFormScreen companyName={undefined} />,
    '/epd/epdApplyFor',
    'certified',
    [[/工艺|technology/i, '高炉', 'Blast furnace (BF)']],
  ],
];

it.each([
  ...SCREENS.map((screen) => ['en', ...screen] as const),
  ...SCREENS.slice(0, 1).map((screen) => ['zh', ...screen] as const),
])(
  "in %s, %s shows the server's texts [1§7 listIndustryCategories] [1§7 listCompanyForms]",
  async (lang, _name, element, path, persona, lists) => {
    await open(element, path, persona, lang);
    for (const [field, zh, en] of lists) {
      const labels = await offered(field);
      expect(labels).toContain(lang === 'zh' ? zh : en);
      // No raw codes or keys.
      for (const label of labels) expect(label).not.toMatch(/^dict\.|^[A-Z_]{2,}$|^\d$/);
    }
  },
);

it("the page of an application names its process in the server's words", async () => {
  await open(<ApplicationScreen id="app-010" />, '/epd/mineEpd/app-010', 'certified', 'zh');
  expect((await screen.findAllByText(/^(酸洗|热轧|涂镀|中厚板轧制)$/)).length).toBeGreaterThan(0);
});
