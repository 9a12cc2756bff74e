import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageScreen } from '#src/features/pages/server-page.tsx';
import type { Cleaner } from '#src/ui/clean-html.ts';
import * as cleaner from '#src/ui/use-cleaner.ts';
import { renderPage } from '../render-page.tsx';
import { mock, startMock } from '../../support/mock.ts';

/** This test DOM cannot clean HTML; what the cleaner lets through is proven in a real browser. */
beforeEach(async () => {
  const passing: object = { sanitize: (html: string) => html };
  vi.spyOn(cleaner, 'useCleaner').mockReturnValue(passing as Cleaner);
  await startMock();
});

it('the HTML of the server stands in the frame, behind a policy that lets nothing run [2§2 frames]', async () => {
  await renderPage(<PageScreen name="about" />, '/about', 'zh');
  const shown = (await screen.findByTitle('关于我们页面内容')).getAttribute('srcdoc') ?? '';
  const served = await (await fetch(`${mock.baseUrl}/api/n/page/about`)).text();
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(served) ?? [];
  expect(body.length).toBeGreaterThan(100);
  expect(shown).toContain(body.trim());
  expect(shown).toContain("default-src 'none'");
});

it('on a narrow screen chapters fold, the first one open', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('width <') } as MediaQueryList),
  );
  await renderPage(<PageScreen name="serve" />, '/service', 'en');
  const shown = (await screen.findByTitle('Services page content')).getAttribute('srcdoc') ?? '';
  const folds = [...new DOMParser().parseFromString(shown, 'text/html').querySelectorAll('details')];
  expect(folds.map(({ open }) => open)).toEqual([true, ...Array.from({ length: 15 }, () => false)]);
  expect(folds[1]).toHaveTextContent(/^Step 1: EPD application.*Who acts/);
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});
