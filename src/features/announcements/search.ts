import { addressReader, codeParam, wordsParam, type AddressOf } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Maximum length of the search term (contract of /api/n/announcement/list). */
export const TITLE_MAX = 100;
const PAGES_MAX = 50;

export const announcementsSearch = addressReader({
  title: wordsParam(TITLE_MAX),
  page: pageParam(PAGES_MAX),
});
export type AnnouncementsSearch = AddressOf<typeof announcementsSearch>;

export const announcementSearch = addressReader({ id: codeParam() });
