/** What a shared link says of its page. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changeData } from './steps/hold.ts';

interface LinkedData {
  '@graph': { '@type': string; name?: string }[];
}

const linkedData = (page: Page): Promise<LinkedData[]> =>
  page
    .locator('head script[type="application/ld+json"]')
    // Safe: src/parts/declaration/linked-data.ts.
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent) as LinkedData));
const canonical = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=canonical]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('a declaration tells search engines what it is, whatever its name is, and only while it is shown', async ({
  page,
  t,
}) => {
  const name = '</script><img src=x onerror="document.title=1">';
  await changeData(page, '**/api/n/epd/*', { productName: name });
  await page.goto('/app/epd/b-001');
  await expect.poll(() => canonical(page)).toEqual([expect.stringMatching(/\/app\/epd\/[\w-]+$/)]);
  const [{ '@graph': graph } = { '@graph': [] }, ...others] = await linkedData(page);
  expect(others).toEqual([]);
  expect(graph.map((one) => one['@type'])).toEqual(['Product', 'Dataset', 'BreadcrumbList']);
  expect(graph[0]?.name).toBe(name);
  expect(await page.locator('head script[type="application/ld+json"]').innerHTML()).not.toContain('<');

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common.backHome') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible();
  expect([await linkedData(page), await canonical(page)]).toEqual([[], []]);

  await page.goto('/epd/epdSearch?id=epd-002&view=declaration');
  await expect
    .poll(() => canonical(page))
    .toEqual([expect.stringContaining('/epd/epdSearch?id=epd-002&view=declaration')]);
  expect(await linkedData(page)).toHaveLength(1);
});
