import { describe, expect, it } from 'vitest';
import { placeOf, type Asked, insideDemo, withBasePath, withFilesAt } from '#mocks/demo/place.ts';

const home = new URL('https://host.example/steel/demo/');
const asked = (url: string, more: Partial<Asked> & { accept?: string } = {}): Asked => ({
  method: 'GET',
  mode: 'cors',
  url: new URL(url, home).href,
  headers: new Headers(more.accept === undefined ? {} : { accept: more.accept }),
  ...more,
});
const load = (url: string): Asked => asked(url, { mode: 'navigate' });

const HOST = { kind: 'host' };
const WORKBENCH = { kind: 'workbench' };
const portal = (...files: string[]) => ({ kind: 'portal', files });
const mock = (path: string) => ({ kind: 'mock', path });
const TOKEN_LINK = 'n/attachment/download/token/a-1?Authorization=x';

describe('a page load', () => {
  it.each([
    ['', portal('/index.html')],
    ['index.html', portal('/index.html/index.html', '/index.html')],
    ['epd/mineEpd?tab=2', portal('/epd/mineEpd/index.html', '/epd/index.html', '/index.html')],
    [
      'app/epd/b-1003?lang=en',
      portal('/app/epd/b-1003/index.en.html', '/app/epd/index.en.html', '/index.en.html', '/index.html'),
    ],
    ['__mock', WORKBENCH],
    ['__mock/', WORKBENCH],
    ['epd/mineEpd?scenario=stage-10', mock('/epd/mineEpd?scenario=stage-10')],
    ['?scenario=default', mock('/?scenario=default')],
    ['__mock/?scenario=default', mock('/__mock/?scenario=default')],
    ['__mock/as/agency?to=/', mock('/__mock/as/agency?to=/')],
    ['__mock/api/outbox', mock('/__mock/api/outbox')],
    [TOKEN_LINK, mock(`/${TOKEN_LINK}`)],
    ['favicon.svg', HOST],
    ['/api/n/menu/all', HOST],
    ['/', HOST],
    ['/steel/demonstration/', HOST],
  ])('of %j', (url, place) => {
    expect(placeOf(load(url), home)).toEqual(place);
  });

  it('by a form that somebody was lured to steers nothing', () => {
    const sent = asked('__mock/api/reset', { mode: 'navigate', method: 'POST' });
    expect(placeOf(sent, home)).toEqual(HOST);
  });
});

describe('what a page asks for', () => {
  it.each([
    ['/p/epd/page', mock('/p/epd/page')],
    ['/__mock/api/events', mock('/__mock/api/events')],
    ['__mock/api/events', mock('/__mock/api/events')],
    ['/pictures/n/1.png', HOST],
    ['assets/index.js', HOST],
    ['epd/mineEpd', HOST],
    ['https://elsewhere.example/p/epd/page', HOST],
  ])('%j', (url, place) => {
    expect(placeOf(asked(url), home)).toEqual(place);
  });

  it('a page that a script reads, for its configuration, is the portal', () => {
    expect(placeOf(asked('epd/mineEpd', { accept: 'text/html' }), home)).toMatchObject({ kind: 'portal' });
    expect(placeOf(asked('/', { accept: 'text/html' }), home)).toEqual({ kind: 'host' });
  });
});

it('a demo at the root of its host answers there', () => {
  const root = new URL('https://host.example/');
  expect(placeOf(asked('/epd/mineEpd', { mode: 'navigate' }), root)).toMatchObject({ kind: 'portal' });
  expect(placeOf(asked('/p/epd/page'), root)).toEqual({ kind: 'mock', path: '/p/epd/page' });
});

describe('a page as it was built', () => {
  it('names its files from the root of the host', () => {
    const html =
      '<link href="/a.css"><script src="/assets/b.js"></script><a href="//x.example/">x</a><p>"/c"</p>';
    expect(withFilesAt(html, '/', '/steel/demo/')).toBe(
      '<link href="/steel/demo/a.css"><script src="/steel/demo/assets/b.js"></script><a href="//x.example/">x</a><p>"/c"</p>',
    );
    expect(withFilesAt('<script src="./b.js">', './', '/d/workbench/')).toBe(
      '<script src="/d/workbench/b.js">',
    );
  });

  it('keeps what its operator has set, and is told the path', () => {
    const page = (config: string) => `<script type="application/json" id="portal-config">${config}</script>`;
    expect(withBasePath(page('\n  {}\n'), '/d/')).toBe(page('{"basePath":"/d/"}'));
    expect(withBasePath(page('{ "captchaType": "clickWord" }'), '/d/')).toBe(
      page('{"captchaType":"clickWord","basePath":"/d/"}'),
    );
  });
});

it.each([
  ['https://host.example/pcr/pcrSearch?a=1#b', 'https://host.example/steel/demo/pcr/pcrSearch?a=1#b'],
  ['https://host.example/steel/demo/news', null],
  ['https://elsewhere.example/news', null],
  ['blob:https://host.example/0b2f', null],
  ['mailto:a@b.example', null],
  ['', null],
])('a link of the mock to %s leads inside the demo to %s', (address, inside) => {
  expect(insideDemo(address, home)).toBe(inside);
});
