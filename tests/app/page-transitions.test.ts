import { expect, it } from 'vitest';
import { isDialog, isRowAndPage } from '#src/app/page-transitions.ts';

const at = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://portal.test');
  return { pathname, search: Object.fromEntries(searchParams) };
};

it.each([
  ['/epd/epdSearch', '/epd/epdSearch?id=epd-1'],
  ['/', '/epd/epdSearch?id=epd-1'],
  ['/epd/epdSearch?id=epd-1', '/epd/epdSearch?id=epd-1&view=declaration'],
  ['/epd/mineepd', '/EPD/mineEpd/app-1'],
  ['/textmessage/all', '/textmessage/m-1'],
  ['/textmessage/all', '/epd/mineEpd/app-1'],
  ['/thirdAgency', '/thirdAgency?id=r-1'],
  ['/news', '/news/newsDetailsPage?id=n-1'],
])('moves a row into its page and back: %s, %s', (list, page) => {
  expect([isRowAndPage(at(list), at(page)), isRowAndPage(at(page), at(list))]).toEqual([true, true]);
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
  expect(isRowAndPage(at(from), at(to))).toBe(false);
});

it.each([
  ['/epd/epdSearch?id=epd-1', true],
  ['/epd/epdSearch?id=epd-1&view=declaration', false],
])('lets the header stand still but below a dialog: %s', (address, isOver) => {
  expect(isDialog(at(address))).toBe(isOver);
});
