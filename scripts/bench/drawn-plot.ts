/** How long the portal takes, in a browser, from the data of a plot to the plot on the page: script, style and layout. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { spreadOf } from '#src/features/declaration-search/plot/spread.ts';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { ROUTES } from '#src/parts/declaration/declaration.ts';
import { ensureBrowser } from '../browser.ts';
import { ROOT } from '../lib/paths.ts';
import { startServer } from './server-process.ts';

const SEARCH = '/p/epd/page';
export interface DrawnPlot {
  readonly name: string;
  /** The first after the page was opened. */
  readonly firstMs: number;
  readonly medianMs: number;
  /** The least that was measured: what other programs took from the others is not in it. */
  readonly leastMs: number;
}

declare global {
  interface Window {
    /** Put there by {@link watch}. */
    plotTimes: number[];
  }
}

/** Runs in the page: the time from an answer that holds the data of a plot to its figure, laid out. */
function watch(): void {
  const times: number[] = [];
  window.plotTimes = times;
  let came: number | null = null;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const asksForPlot =
      request.method === 'POST' && (await request.clone().text()).includes('"validOnly":true');
    const response = await send(request);
    if (!asksForPlot) return response;
    const text = await response.text();
    came = performance.now();
    return new Response(text, response);
  };
  new MutationObserver(() => {
    const figure = document.querySelector('figure');
    const pcr = new URLSearchParams(location.search).get('pcr') ?? '';
    if (came === null || figure?.textContent.includes(pcr) !== true) return;
    figure.getBoundingClientRect();
    times.push(performance.now() - came);
    came = null;
  }).observe(document, { childList: true, subtree: true });
}

/** An answer with as many dots as are drawn one by one, of all routes. */
function fullOfDots(body: string): string {
  const dots = Array.from({ length: PLOT_DOTS_MAX }, (_, at) => ({
    route: ROUTES[at % ROUTES.length] ?? null,
    gwp: 400 + (at % ROUTES.length) * 350 + ((at * 7919) % 1200),
  }));
  const { routes, ...bins } = spreadOf(dots);
  const answer = JSON.parse(body) as { data: object };
  return JSON.stringify({
    ...answer,
    data: {
      ...answer.data,
      peers: dots.map(({ route, gwp }, at) => ({
        id: `dot-${String(at)}`,
        productName: `钢材 ${String(at)}`,
        companyName: '示例钢铁',
        gwp100: gwp,
        productionRoute: route,
      })),
      spread: {
        ...bins,
        routes: routes.map(({ route, ...spread }) => ({ ...spread, productionRoute: route })),
      },
    },
  });
}

/** Shows the plots of one PCR after another, as the links of the portal would: the first as it is found, the others warm. */
async function timesOf(page: Page, origin: string, pcrs: readonly string[]): Promise<number[]> {
  for (const [n, pcr] of pcrs.entries()) {
    const address = `/epd/epdSearch?pcr=${pcr}`;
    if (n === 0) await page.goto(origin + address);
    else await page.evaluate((to) => history.pushState(null, '', to), address);
    await page.waitForFunction((count) => window.plotTimes.length === count, n + 1);
    await page.waitForLoadState('networkidle');
  }
  return page.evaluate(() => window.plotTimes);
}

function drawn(name: string, times: readonly number[]): DrawnPlot {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    name,
    firstMs: times[0] ?? Number.NaN,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    leastMs: sorted[0] ?? Number.NaN,
  };
}

/** PCR with valid declarations: without any there is no plot. */
async function plottedPcrs(origin: string): Promise<string[]> {
  const body = JSON.stringify({ pageNum: 1, pageSize: 50 });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/p/pcr/page`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as {
    data: { list: { pcrNumber: string; declarationCount: number }[] };
  };
  return data.list.filter((pcr) => pcr.declarationCount > 0).map(({ pcrNumber }) => pcrNumber);
}

/** The distribution of 100,000 declarations, and as many single dots as there ever are. Needs the built portal. */
export async function drawnPlots(): Promise<DrawnPlot[]> {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The portal is not built: npm run build');
  const server = await startServer(
    'scripts/mock.js',
    (port) => ['--port', String(port), '--dist', dist],
    '/',
  );
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { origin } = server;
    await fetch(`${origin}/__mock/api/reset`, {
      method: 'POST',
      body: JSON.stringify({ size: 'large', seed: 1 }),
    });
    const pcrs = await plottedPcrs(origin);
    const results: DrawnPlot[] = [];
    for (const dots of [false, true]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(watch);
      if (dots) {
        await page.route(`**${SEARCH}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: fullOfDots(await response.text()) });
        });
      }
      const name = dots ? `${String(PLOT_DOTS_MAX)} dots` : '100,000 declarations, distribution';
      results.push(drawn(name, await timesOf(page, origin, pcrs)));
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
}
