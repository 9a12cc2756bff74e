import type { components } from '#src/api/generated/schema.d.ts';
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
  text,
  type Sent,
} from '#src/lib/received.ts';
import type { Headline, LatestDeclaration } from './rules.ts';

type Wire = components['schemas'];

/**
 * The newest declarations, in an order that is ours and that a server may not know (decision 31), and how many are published
 * in all; null when the server does not say.
 */
export function toLatest(
  sent: Sent<Wire['DeclarationPage']> | null,
  language: Language,
): { rows: LatestDeclaration[]; total: number | null } {
  const page = answeredPage<Wire['Declaration']>(sent);
  const newestFirst = [...page.rows].sort((a, b) =>
    compare(moment(b.publishedDate), moment(a.publishedDate)),
  );
  const read = newestFirst.map((row) => ({
    id: text(row.id),
    number: text(row.epdRegistrationNumber),
    product: nameIn(language, name(row.productName, row.productNameEn)) || text(row.epdRegistrationNumber),
    company: nameIn(language, name(row.companyName, row.companyNameEn)),
    gwp: number(row.gwp100),
    validUntil: dayOrText(row.epdExpirationDate),
  }));
  return { rows: distinct(read), total: page.total };
}

/** How many PCRs are published; null when the server does not say. */
export function toTotal(sent: Sent<Wire['PcrPage']> | null): number | null {
  return answeredPage(sent).total;
}

/** News as headlines. */
export function toNews(sent: readonly Wire['NewsSummary'][] | null): Headline[] {
  const read = answeredRows(sent).map((row) => ({
    id: text(row.id),
    title: titled(row.newsTitle),
    summary: text(row.newsAbstract),
    date: day(row.publishTime),
  }));
  return distinct(read);
}

/** Announcements as headlines. */
export function toNotices(sent: Sent<Wire['AnnouncementPage']> | null): Headline[] {
  const read = answeredPage<Wire['AnnouncementSummary']>(sent).rows.map((row) => ({
    id: text(row.id),
    title: titled(row.title),
    summary: text(row.summary),
    date: day(row.publishTime),
  }));
  return distinct(read);
}
