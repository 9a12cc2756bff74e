import type { Wire } from '#src/api/wire.ts';
import type { Language } from '#src/i18n/keys.ts';
import { titled } from '#src/i18n/titled.ts';
import { compare } from '#src/lib/compare.ts';
import { nameIn } from '#src/lib/names.ts';
import * as read from '#src/lib/received.ts';
import { ROUTES } from '#src/parts/declaration/declaration.ts';
import { gwpUnitOf } from '#src/parts/declaration/gwp.ts';

const LATEST_ROWS = 5;

/** Sorted here as well, because a server may ignore the order (decision 31); `isNewest` is false without publication dates. */
export function toLatest(sent: read.Sent<Wire['DeclarationPage']> | null, language: Language) {
  const page = read.answeredPage<Wire['Declaration']>(sent, ['id']);
  const newestFirst = [...page.rows].sort((a, b) =>
    compare(read.moment(b.publishedDate), read.moment(a.publishedDate)),
  );
  const rows = newestFirst.map((row) => ({
    id: read.text(row.id),
    number: read.text(row.epdRegistrationNumber),
    product:
      nameIn(language, read.name(row.productName, row.productNameEn)) || read.text(row.epdRegistrationNumber),
    company: nameIn(language, read.name(row.companyName, row.companyNameEn)),
    /** In `gwpUnit`; null when not declared. */
    gwp: read.number(row.gwp100),
    gwpUnit: gwpUnitOf(read.text(row.declaredUnit)),
    validUntil: read.dayOrText(row.epdExpirationDate),
    supersededById: read.textOrNull(row.supersededById),
    route: read.oneOf(ROUTES, row.productionRoute),
    pcr: read.text(row.pcrNumber),
    pcrName: read.name(row.pcrProductName, row.pcrProductNameEn),
    /** Names of product and company in both languages. */
    sought: [row.productName, row.productNameEn, row.companyName, row.companyNameEn].map(read.text),
  }));
  const isNewest = page.rows.some(({ publishedDate }) => read.moment(publishedDate) !== '');
  const every = read.distinct(rows);
  return { rows: every.slice(0, LATEST_ROWS), every, total: page.total, isNewest };
}

export type LatestDeclaration = ReturnType<typeof toLatest>['rows'][number];

/** Null when the server states no total. */
export function toTotal(sent: read.Sent<Wire['PcrPage']> | null): number | null {
  return read.answeredPage(sent, []).total;
}

export function toNews(sent: readonly Wire['NewsSummary'][] | null) {
  const rows = read.answeredRows(sent, ['id']).map((row) => ({
    id: read.text(row.id),
    title: titled(row.newsTitle),
    summary: read.text(row.newsAbstract),
    date: read.day(row.publishTime),
  }));
  return read.distinct(rows);
}

export type Headline = ReturnType<typeof toNews>[number];

export function toNotices(sent: read.Sent<Wire['AnnouncementPage']> | null): Headline[] {
  const rows = read.answeredPage<Wire['AnnouncementSummary']>(sent, ['id']).rows.map((row) => ({
    id: read.text(row.id),
    title: titled(row.title),
    summary: read.text(row.summary),
    date: read.day(row.publishTime),
  }));
  return read.distinct(rows);
}
