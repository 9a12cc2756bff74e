import type { Wire } from '#src/api/wire.ts';
import type { Language } from '#src/i18n/keys.ts';
import { titled } from '#src/i18n/titled.ts';
import { compare } from '#src/lib/compare.ts';
import { nameIn } from '#src/lib/names.ts';
import {
  answeredPage,
  answeredRows,
  day,
  dayOrText,
  distinct,
  moment,
  name,
  number,
  oneOf,
  text,
  textOrNull,
  type Sent,
} from '#src/lib/received.ts';
import { ROUTES } from '#src/parts/declaration/declaration.ts';
import { gwpUnitOf } from '#src/parts/declaration/gwp.ts';

const LATEST_ROWS = 5;

/** Sorted here as well, because a server may ignore the order (decision 31); `isNewest` is false without publication dates. */
export function toLatest(sent: Sent<Wire['DeclarationPage']> | null, language: Language) {
  const page = answeredPage<Wire['Declaration']>(sent, ['id']);
  const newestFirst = [...page.rows].sort((a, b) =>
    compare(moment(b.publishedDate), moment(a.publishedDate)),
  );
  const read = newestFirst.map((row) => ({
    id: text(row.id),
    number: text(row.epdRegistrationNumber),
    product: nameIn(language, name(row.productName, row.productNameEn)) || text(row.epdRegistrationNumber),
    company: nameIn(language, name(row.companyName, row.companyNameEn)),
    /** In `gwpUnit`; null when not declared. */
    gwp: number(row.gwp100),
    gwpUnit: gwpUnitOf(text(row.declaredUnit)),
    validUntil: dayOrText(row.epdExpirationDate),
    supersededById: textOrNull(row.supersededById),
    route: oneOf(ROUTES, row.productionRoute),
    pcr: text(row.pcrNumber),
    pcrName: name(row.pcrProductName, row.pcrProductNameEn),
    /** Names of product and company in both languages. */
    sought: [row.productName, row.productNameEn, row.companyName, row.companyNameEn].map(text),
  }));
  const isNewest = page.rows.some(({ publishedDate }) => moment(publishedDate) !== '');
  const every = distinct(read);
  return { rows: every.slice(0, LATEST_ROWS), every, total: page.total, isNewest };
}

export type LatestDeclaration = ReturnType<typeof toLatest>['rows'][number];

/** Null when the server states no total. */
export function toTotal(sent: Sent<Wire['PcrPage']> | null): number | null {
  return answeredPage(sent, []).total;
}

export function toNews(sent: readonly Wire['NewsSummary'][] | null) {
  const read = answeredRows(sent, ['id']).map((row) => ({
    id: text(row.id),
    title: titled(row.newsTitle),
    summary: text(row.newsAbstract),
    date: day(row.publishTime),
  }));
  return distinct(read);
}

export type Headline = ReturnType<typeof toNews>[number];

export function toNotices(sent: Sent<Wire['AnnouncementPage']> | null): Headline[] {
  const read = answeredPage<Wire['AnnouncementSummary']>(sent, ['id']).rows.map((row) => ({
    id: text(row.id),
    title: titled(row.title),
    summary: text(row.summary),
    date: day(row.publishTime),
  }));
  return distinct(read);
}
