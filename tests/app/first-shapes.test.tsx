import { beforeEach, expect, it } from 'vitest';
import { firstMain, firstPaint } from '#src/app/first-paint.tsx';
import { startMock } from '../support/mock.ts';

beforeEach(() => startMock());

/** Of a page whose scripts and answers are still awaited. */
const standing = async (path: string): Promise<HTMLElement> => {
  const place = document.createElement('div');
  place.innerHTML = (await firstPaint('en', path)).html;
  return place;
};

it('a declaration over its list has its frame before its script', async () => {
  const frame = (await standing('/epd/epdSearch?id=epd-018')).querySelector('[data-shape=certificate]');
  expect(frame?.parentElement).toHaveTextContent(/^Declaration details/);
});

it('a comparison says what it is and leads back before its script', async () => {
  const place = await standing('/epd/epdSearch?compare=epd-018,epd-044&view=compare');
  expect(place).toHaveTextContent(/Back to the resultsCompare declarations.*Up to 3 declarations/);
  expect(place.querySelector('[data-shape=heads]')?.querySelectorAll('[aria-hidden]')).toHaveLength(2);
});

it.each([
  ['/textmessage/$id', 'messages bar'],
  ['/epd/mineEpd', 'stages head'],
] as const)('%s keeps the place of its filters', async (path, shape) => {
  expect((await firstMain('en', path)).html).toContain(`data-shape="${shape}"`);
});

it('a declaration stands as its certificate before its answer, without a title of its own', async () => {
  const { html } = await firstMain('en', '/epd/epdSearch', { view: 'declaration', id: 'epd-018' });
  expect(html).toContain('data-shape="certificate"');
  expect(html).not.toContain('<h1');
});

it('home names the newest declarations before their script', async () => {
  expect(await standing('/')).toHaveTextContent('Latest declarations');
});

it('an article leads back to its list', async () => {
  expect(await standing('/news/newsDetailsPage?id=news-01')).toHaveTextContent(/NewsLoading/);
});
