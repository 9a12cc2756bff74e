/** Sitemap of public pages in each language and all declarations of a server. */
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from '#src/api/generated/schema.d.ts';
import { unwrap } from '#src/api/client.ts';
import { readPage } from '#src/lib/received.ts';
import { readEvery } from '#src/parts/declaration/read-every.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';
import { escaped } from '../lib/html-report.ts';
import { addressOf } from './head-tags.ts';
import { ASKED_LANGUAGES, hasOneAddress, PUBLIC_PAGES } from './table.ts';

/** Limit of the sitemap protocol. */
const MOST_ADDRESSES = 50_000;

interface SitemapOptions {
  /** Public URL of the portal, without trailing slash. */
  readonly home: string;
  /** Origin of the server's calls. */
  readonly api: string;
  /** Pages that the deployment hides (docs/deployment.md, `hiddenPages`). */
  readonly hidden?: readonly string[];
  /** Pause between calls, ms, to limit the load on the server. */
  readonly pauseMs?: number;
}

/**
 * Asks the public search page by page.
 * @returns XML. @throws NetworkError | HttpError | ProtocolError | BusinessError
 */
export async function sitemap({ home, api, hidden = [], pauseMs = 250 }: SitemapOptions): Promise<string> {
  const shown = PUBLIC_PAGES.filter(({ path }) => !hidden.includes(path));
  const pages = shown
    .filter(hasOneAddress)
    .flatMap((page) => ASKED_LANGUAGES.map((asked) => ({ address: addressOf(page, asked, home), day: '' })));
  const client = createClient<paths>({ baseUrl: api });
  const { rows } = await readEvery(async (pageNum, pageSize) => {
    if (pageNum > 1) await pause(pauseMs);
    return unwrap(client.POST('/p/epd/page', { body: { pageNum, pageSize } }), (sent) =>
      readPage(sent, toDeclaration),
    );
  }, MOST_ADDRESSES - pages.length);
  const products = shown.some(({ path }) => path.includes('$'))
    ? rows.map(({ id, published }) => ({
        address: `${home}/app/epd/${encodeURIComponent(id)}`,
        day: published,
      }))
    : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...pages, ...products].map(
      ({ address, day }) =>
        `  <url><loc>${escaped(address)}</loc>${day === '' ? '' : `<lastmod>${day}</lastmod>`}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
}
