import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WEBVIEW_PAGES, type ServerPageName, type WebviewPage } from '#src/features/pages/server-pages.ts';
import { WebviewScreen } from '#src/features/pages/webview-screen.tsx';
import type { Language } from '#src/i18n/keys.ts';
import { PageScreen } from '#src/features/pages/server-page.tsx';
import { renderPage } from '../render-page.tsx';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startMock());

// What a frame shows is proven in a real browser (e2e/pages.spec.ts): this test DOM cannot clean HTML.
describe('a page of the server [2§2 frames] [2§9 frames] [2§7 getAboutPage] [2§7 getServicePage] [2§7 getPricingPage]', () => {
  it.each<[ServerPageName, Language, heading: string, frame: string, height: string]>([
    ['about', 'zh', '关于我们', '关于我们页面内容', '3600px'],
    ['about', 'en', 'About us', 'About us page content', '3600px'],
    ['serve', 'zh', '服务介绍', '服务介绍页面内容', '6050px'],
    ['serve', 'en', 'Services', 'Services page content', '6500px'],
    ['pricing', 'en', 'Pricing', 'Pricing page content', '2200px'],
  ])(
    '%s (%s) stands in a sandboxed frame of its documented height',
    async (name, lang, heading, title, height) => {
      await renderPage(<PageScreen name={name} />, '/', lang);
      const frame = await screen.findByTitle(title);
      expect(frame).toHaveStyle({ height });
      expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      const [called] = mock.world.journal.tail().map(({ operationId }) => operationId);
      expect(called).toBe(
        { about: 'getAboutPage', serve: 'getServicePage', pricing: 'getPricingPage' }[name],
      );
    },
  );

  it('says that there is nothing yet', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      new Response('<!doctype html><html><body> </body></html>', {
        headers: { 'content-type': 'text/html' },
      }),
    );
    await renderPage(<PageScreen name="pricing" />);
    expect(await screen.findByText('No data yet')).toBeVisible();
  });

  it('prints its words', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await renderPage(<PageScreen name="about" />);
    await screen.findByTitle('About us page content');
    expect(document.body).toHaveTextContent('The platform receives applications, arranges verification');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('/webview (decision 16)', () => {
  const CALLS: Record<WebviewPage, { call: string; heading: string; words: RegExp }> = {
    about: { call: 'getAboutPage', heading: 'About us', words: /receives applications/ },
    serve: { call: 'getServicePage', heading: 'Services', words: /EPD application/ },
    pricing: { call: 'getPricingPage', heading: 'Pricing', words: /tonne|product|fee/i },
    policy: { call: 'getCurrentAgreement', heading: 'User agreement', words: /account/i },
    agreement: { call: 'getCurrentAgreement', heading: 'Privacy policy', words: /What we collect/ },
  };
  it.each(WEBVIEW_PAGES)('%s shows its page and nothing around it', async (page) => {
    await renderPage(<WebviewScreen page={page} />);
    const { call, heading, words } = CALLS[page];
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(mock.world.journal.tail().map(({ operationId }) => operationId)).toEqual([call]);
  });
});
