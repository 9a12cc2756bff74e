import { expect, it } from 'vitest';
import { transitionTypes } from '#src/app/page-transitions.ts';

const at = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://portal.test');
  return { pathname, search: Object.fromEntries(searchParams) };
};

it.each([
  ['/epd/mineepd', '/EPD/mineEpd/app-1'],
  ['/textmessage/all', '/textmessage/m-1'],
  ['/textmessage/all', '/epd/mineEpd/app-1'],
  ['/thirdAgency', '/thirdAgency?id=r-1'],
  ['/news', '/news/newsDetailsPage?id=n-1'],
])('moves a row into its page, and back: %s, %s', (list, page) => {
  expect(transitionTypes(at(list), at(page))).toEqual(['row', 'page']);
  expect(transitionTypes(at(page), at(list))).toEqual(['row', 'page']);
});

it.each([
  ['/epd/epdSearch', '/epd/epdSearch?id=epd-1'],
  ['/', '/epd/epdSearch?id=epd-1'],
])('moves a declaration into its dialog, which dims the header, too: %s, %s', (list, dialog) => {
  expect(transitionTypes(at(list), at(dialog))).toEqual(['row']);
  expect(transitionTypes(at(dialog), at(list))).toEqual(['row']);
});

it.each([
  ['/epd/epdSearch', '/epd/epdSearch?pcr=PCR-1'],
  ['/epd/epdSearch?id=epd-1', '/epd/epdSearch?id=epd-2'],
  ['/epd/epdSearch', '/epd/epdSearch?id=epd-1&view=compare'],
  ['/epd/mineEpd/app-1', '/thirdAgency'],
  ['/', '/news'],
  ['/textmessage/m-1', '/textmessage/m-2'],
  ['/pcr/pcrSearch', '/about'],
])('moves nothing between other pages: %s, %s', (from, to) => {
  expect(transitionTypes(at(from), at(to))).toEqual([]);
});

it('carries the certificate from the dialog to the whole declaration', () => {
  const dialog = at('/epd/epdSearch?id=epd-1');
  expect(transitionTypes(dialog, at('/epd/epdSearch?id=epd-1&view=declaration'))).toEqual(['row', 'band']);
});
