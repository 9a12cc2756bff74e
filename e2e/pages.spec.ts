import { FRAME_HEIGHT } from '#src/lib/limits.ts';
import { expect, test } from './fixtures.ts';
import { onlyHandlersReported } from './steps/policy.ts';

test('a frame grows with a page that is higher, and nothing in it acts', async ({ page, refused, t }) => {
  const high = FRAME_HEIGHT.pricing + 900;
  await page.route('**/api/n/page/pricing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><head><title>x</title><script>parent.document.title = 'stolen'</script></head>
        <body onload="parent.document.title = 'stolen'"><h1>High</h1><div style="height:${String(high)}px"></div>
        <p>End</p></body></html>`,
    }),
  );
  await page.goto('/pricing');
  const frame = page.getByTitle(t('page.frameTitle', { name: t('nav.pricing') }));
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(high);
  await expect(frame.contentFrame().getByText('End')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('nav.pricing')));

  // Paper shows the words instead of the frame, which it would cut.
  await page.emulateMedia({ media: 'print' });
  await expect(frame).toBeHidden();
  await expect(page.getByText('End', { exact: true })).toBeVisible();
  onlyHandlersReported(refused);
});
