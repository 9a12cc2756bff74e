/** Configuration of a deployment: embedded in the page, and config.json. */
import { beforeEach, expect, it, vi } from 'vitest';
import { addressOf, wholeAddressOf } from '#src/api/addresses.ts';
import { clearSession, readToken, storeToken } from '#src/api/session.ts';
import { checkHiddenPages } from '#src/app/boot.ts';
import { config } from '#src/config/config.ts';
import { loadConfig } from '#src/config/config.ts';
import { configurePage as page } from '../support/page-config.ts';

const asked = vi.fn<(address: string) => void>();

/** The host's answer for config.json. */
function host(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked(address);
    return Promise.resolve().then(answer);
  });
}

const file = (text: string, status = 200): void => host(() => new Response(text, { status }));

beforeEach(() => {
  asked.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('the file goes before the page, the page before what holds without both', async () => {
  page({ cookiePrefix: 'of_page', captchaType: 'clickWord' });
  file('{ "cookiePrefix": "of_file" }');
  expect(await loadConfig()).toMatchObject({
    cookiePrefix: 'of_file',
    captchaType: 'clickWord',
    captchaProof: 'token',
  });
  expect(config().cookiePrefix).toBe('of_file');
  expect(asked).toHaveBeenCalledWith('/config.json');
});

it('is looked for below the path of the portal', async () => {
  page({ basePath: '/steel/epd/' });
  file('{}');
  expect((await loadConfig()).basePath).toBe('/steel/epd/');
  expect(asked).toHaveBeenCalledWith('/steel/epd/config.json');
});

it.each([
  ['says that there is none', () => file('not found', 404)],
  ['answers every address with the portal’s page', () => file('<!doctype html>\n<title>Portal</title>')],
  ['has an empty one', () => file('\n')],
])('a host that %s has the configuration of its page', async (_, answers) => {
  page({ secretariatPhone: '021-000' });
  answers();
  expect((await loadConfig()).secretariatPhone).toBe('021-000');
});

it.each([
  ['{ "cookiePrefix": }', 'config.json is not JSON'],
  ['["Lax"]', 'config.json is no JSON object'],
  ['{ "captchaType": "slider", "pBase": "/gateway/" }', 'captchaType'],
  ['{ "captchaType": "slider", "pBase": "/gateway/" }', 'pBase: must be a path or an https address'],
  ['{ "apiNBase": "http://api.example.com" }', 'apiNBase'],
  ['{ "basePath": "/other/" }', 'basePath: belongs into index.html'],
])('%s is refused, and what is wrong is named: %s', async (text, words) => {
  file(text);
  await expect(loadConfig()).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringContaining(words) as string,
  });
});

it('a host that has the file and cannot give it starts no portal with another configuration', async () => {
  file('', 503);
  await expect(loadConfig()).rejects.toThrow('HTTP 503');
  host(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadConfig()).rejects.toThrow('did not come');
});

it('a host that never answers is given up', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  );
  const given = expect(loadConfig()).rejects.toThrow('did not come');
  await vi.advanceTimersByTimeAsync(15_000);
  await given;
});

it('a field that nobody reads is told, and stops nothing: it may be of another release', async () => {
  file('{ "cokiePrefix": "x" }');
  await loadConfig();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('cokiePrefix'));
});

it('each of the four prefixes has a base of its own', async () => {
  file('{ "apiNBase": "/gateway", "pBase": "https://api.example.com" }');
  await loadConfig();
  expect(addressOf('/api/n/text/all?x=1')).toBe('/gateway/api/n/text/all?x=1');
  expect(addressOf('/n/attachment/online/7')).toBe('/n/attachment/online/7');
  expect(addressOf('/api/p/price/confirm')).toBe('/api/p/price/confirm');
  expect(addressOf('/p/attachment/upload')).toBe('https://api.example.com/p/attachment/upload');
  expect(wholeAddressOf('/api/n/text/all')).toBe(`${window.location.origin}/gateway/api/n/text/all`);
});

it('the token’s cookie has the attributes of the deployment, and goes with the session', async () => {
  // The test DOM rejects cookies of other domains. An own property, so that it can be removed.
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => written.at(-1)?.split(';')[0] ?? '',
    set: (text: string) => void written.push(text),
  });
  try {
    file(
      '{ "cookiePrefix": "prod", "cookiePath": "/epd/", "cookieDomain": "example.com", "cookieSameSite": "Strict" }',
    );
    await loadConfig();
    storeToken('a b');
    const attributes = 'Path=/epd/; Domain=example.com; SameSite=Strict';
    expect(written.at(-1)).toBe(`prod_token=a%20b; Max-Age=86400; ${attributes}`);
    expect(readToken()).toBe('a b');
    clearSession();
    expect(written.at(-1)).toBe(`prod_token=; Max-Age=0; ${attributes}`);
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
});

it('a page that is hidden must exist', () => {
  expect(() => checkHiddenPages(['/gpi'], ['/', '/gpi'])).not.toThrow();
  expect(() => checkHiddenPages(['/gpi', '/GPI'], ['/', '/gpi'])).toThrow('/GPI is no page of the portal');
});
