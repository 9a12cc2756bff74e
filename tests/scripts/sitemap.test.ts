import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { mockServerOfTest } from '../support/mock-server.ts';
import { listening } from '../support/listening.ts';
import { sitemap } from '#scripts/pages/sitemap.ts';
import { PUBLIC_PAGES } from '#scripts/pages/table.ts';

const HOME = 'https://steel.example.com/epd';
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('lists the public pages in each language and every declaration of a server', async () => {
  const server = await mockServerOfTest();
  const xml = await sitemap({ home: HOME, api: server.origin, hidden: ['/pricing'] });
  const answer = await fetch(`${server.origin}/p/epd/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageNum: 1, pageSize: 1 }),
  });
  // Safe: the contract's envelope.
  const { data } = (await answer.json()) as { data: { totals: number } };
  const addresses = addressesIn(xml);
  expect(addresses.filter((address) => address.startsWith(`${HOME}/app/epd/`))).toHaveLength(data.totals);
  expect(data.totals).toBeGreaterThan(40);
  // Product and article need an id, and the deployment hides one page.
  expect(addresses).toHaveLength(3 * (PUBLIC_PAGES.length - 3) + data.totals);
  expect(addresses).toEqual(expect.arrayContaining([`${HOME}/`, `${HOME}/news`, `${HOME}/news?lang=en`]));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(xml).toMatch(/\/app\/epd\/[^<]+<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
});

it('asks one page after another, with a pause, and writes ids as addresses', async () => {
  let open = 0;
  const times: number[] = [];
  const server = createServer((request, response) => {
    open += 1;
    expect(open).toBe(1);
    times.push(performance.now());
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      // Safe: the call that the program makes.
      const { pageNum, pageSize } = JSON.parse(body) as Record<'pageNum' | 'pageSize', number>;
      const size = pageNum === 3 ? 1 : pageSize;
      const rows = Array.from({ length: size }, (_, at) => ({ id: `a&<${pageNum} ${at}` }));
      open -= 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: 1, message: '', data: { list: rows, totals: 2 * pageSize + 1 } }));
    });
  });
  const api = `http://${await listening(server)}`;
  const addresses = addressesIn(await sitemap({ home: HOME, api, pauseMs: 60 }));
  server.close();
  expect(addresses.filter((address) => address.includes('/app/epd/')).length).toBeGreaterThan(200);
  expect(addresses).toContain(`${HOME}/app/epd/a%26%3C3%200`);
  expect(times).toHaveLength(3);
  expect(Math.min(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeGreaterThan(55);
});
