/** Unsupported browsers show a readable page. */
import type { Page } from '@playwright/test';
import { NEEDED } from '#scripts/vite/browsers.ts';
import { expect, test } from './fixtures.ts';

type Needed = keyof typeof NEEDED;

/** Removes a feature from the browser. */
async function without(page: Page, name: Needed): Promise<void> {
  await page.addInitScript((lacking) => {
    const gone: Record<string, () => void> = {
      modules: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
      findLast: () => Reflect.deleteProperty(Array.prototype, 'findLast'),
      structuredClone: () => Reflect.deleteProperty(window, 'structuredClone'),
      hasOwn: () => Reflect.deleteProperty(Object, 'hasOwn'),
      lookbehind: () => {
        const Whole = RegExp;
        window.RegExp = new Proxy(Whole, {
          construct: (_, [source, flags]: [string | RegExp, string?]) => {
            if (String(source).includes('(?<=')) throw new SyntaxError('Invalid group');
            return new Whole(source, flags);
          },
        });
      },
      // Safe: overloaded, but the arguments are passed through unchanged.
      has: () => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (...words: [string, string?]) =>
          !words[0].includes(':has') && supports(...(words as [string]));
      },
      dvh: () => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (...words: [string, string?]) =>
          words[1] !== '1dvh' && supports(...(words as [string]));
      },
    };
    gone[lacking]?.();
  }, name);
}

async function expectReadable(page: Page): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('heading', { name: '您的浏览器版本过旧，无法打开本平台' })).toBeVisible();
  await expect(
    notice.getByRole('heading', { name: 'This browser is too old for the platform' }),
  ).toBeVisible();
  await expect(notice).toContainText('Chrome 108 及以上');
  await expect(notice).toContainText('https://browser.360.cn/');
  await expect(notice).toContainText('兼容模式');
  expect(await page.title()).toContain('请升级浏览器');
}

test('whatever is missing, the page says so in both languages, and nothing of the portal starts', async ({
  context,
}) => {
  // `Object.keys` loses the key type.
  for (const name of Object.keys(NEEDED) as Needed[]) {
    const page = await context.newPage();
    await without(page, name);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    // Loading stops before the page is complete.
    await page.goto('/epd/epdSearch', { waitUntil: 'commit' });
    await expectReadable(page);
    await expect(page.getByRole('alert')).toContainText(`(${name})`);
    await expect(page.locator('#root')).toHaveCount(0);
    expect(calls).toEqual([]);
    await page.close();
  }
});

test('Internet Explorer, or a browser in its place, knows neither modules nor how to stop', async ({
  page,
}) => {
  await without(page, 'modules');
  await page.addInitScript(() => Reflect.set(window, 'stop', undefined));
  // Old browsers ignore module scripts.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/<script type="module"[^>]*><\/script>/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/');
  await expectReadable(page);
  await expect(page.locator('#root')).toHaveCount(0);
});
