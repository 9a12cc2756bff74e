/** What a release says about the packages of others in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/lib/paths.ts';
import { NOTICES_FILE, SBOM_FILE } from '#scripts/notices/documents.ts';
import { expect, test } from './fixtures.ts';

/** Vite's own list of the packages in the scripts of a build, from its module graph (`build.license`). */
interface Listed {
  readonly name: string;
  readonly version: string;
  readonly text?: string;
}

test('the footer leads to the licences: every bundled package, font and character map with its text', async ({
  page,
  context,
  t,
}) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('footer.notices') });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.waitForLoadState();
  const path = new URL(opened.url()).pathname;
  expect(path).toBe(`/${NOTICES_FILE}`);
  const answer = await page.request.get(path);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const notices = await answer.text();

  // Safe: the format of Vite's file.
  const listed = JSON.parse(readFileSync(join(ROOT, 'dist/.vite/licenses.json'), 'utf8')) as Listed[];
  expect(listed.length).toBeGreaterThan(50);
  const missing = listed.filter(
    ({ name, version, text = '' }) =>
      !notices.includes(`\n${name} ${version}\n`) || !notices.includes(text.replaceAll('\r\n', '\n')),
  );
  expect(missing).toEqual([]);
  for (const part of ['cmaps', 'standard_fonts/Foxit', 'standard_fonts/Liberation'])
    expect(notices).toContain(`\npdfjs-dist/${part} `);
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');

  const heads = notices.matchAll(/^={80}\n(\S+) (\S+)\n\S.*\n={80}\n\n\S/gm);
  // Safe: CycloneDX, as our own build writes it.
  const sbom = (await (await page.request.get(`/${SBOM_FILE}`)).json()) as { components: readonly Listed[] };
  expect([...heads].map(([, name, version]) => `${name} ${version}`)).toEqual(
    sbom.components.map(({ name, version }) => `${name} ${version}`),
  );
});
