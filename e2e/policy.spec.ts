/** The security headers of every page. That no journey needs more is what the fixture `refused` of all tests says. */
import { securityHeaders } from '#scripts/deploy/headers.ts';
import { expect, test } from './fixtures.ts';

test('pages come with the headers of the table, and what a script smuggles in does not run', async ({
  page,
  refused,
  t,
}) => {
  const answer = await page.goto('/epd/epdSearch');
  const headers = (await answer?.allHeaders()) ?? {};
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(headers[name.toLowerCase()], name).toBe(value);
  await expect(page.getByRole('heading', { level: 1, name: t('nav.epdSearch') })).toBeVisible();
  expect(refused).toEqual([]);

  const ran = await page.evaluate(() => {
    const tries = {
      'a text as HTML': () => (document.createElement('div').innerHTML = '<img src=x onerror="ran()">'),
      'a text as a frame': () => (document.createElement('iframe').srcdoc = '<script>ran()</script>'),
      'a handler in an attribute': () => document.body.setAttribute('onclick', 'ran()'),
      'a script of another origin': () => new Worker('https://example.com/worker.js'),
      'a text as a script': () => (document.createElement('script').text = 'ran()'),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(ran).toEqual([]);
  // Each left a line, and is no finding here.
  expect(refused.splice(0).length).toBeGreaterThanOrEqual(5);
});
