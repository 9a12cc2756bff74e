import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { answeredRows, day, text } from '#src/lib/received.ts';
import type { PcrFacts, Facts } from '#src/lib/report-card/facts.ts';
import type { TwoNames } from '#src/lib/names.ts';
import type { DeclarationDetail } from '../declaration/declaration.ts';

const told = (value: string): string | undefined => (value === '' ? undefined : value);

/** By PCR number. */
export function toPcrFacts(sent: readonly Wire['PcrItem'][] | null): Map<string, PcrFacts> {
  return new Map(
    answeredRows(sent, ['pcrNumber']).map((row) => [
      text(row.pcrNumber),
      {
        version: told(text(row.version)),
        from: told(day(row.publishDate)),
        until: told(day(row.expiryDate)),
        declaredUnit: told(text(row.declaredUnit)),
      },
    ]),
  );
}

/** PCR of the register (document 2 §7). Without them their rules stay untold: fails silently. */
export const pcrFacts = () =>
  queryOptions({
    queryKey: ['pcr', 'facts'],
    queryFn: ({ signal }) => unwrap(api.GET('/p/pcr/list', { signal }), toPcrFacts),
    staleTime: 5 * 60_000,
    meta: { silent: true },
  });

function namesOf({ zh, en }: TwoNames): string[] | undefined {
  const names = [zh, en].filter((name) => name !== '');
  return names.length === 0 ? undefined : names;
}

const some = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items;

/** What the register tells of a declaration; what it leaves out stays untold. @param today `YYYY-MM-DD` */
export function publishedFacts(detail: DeclarationDetail, today: string): Facts {
  const { supersededById, supersededByNumber, statesNoReport, reportZh, reportEn } = detail;
  const replaced = told(supersededByNumber) ?? supersededById;
  const hasReport = reportZh !== null || reportEn !== null;
  return {
    stage: 'published',
    today,
    type: detail.type ?? undefined,
    number: told(detail.number),
    product: namesOf(detail.product),
    owner: namesOf(detail.company),
    verifier: namesOf(detail.verifier),
    standards: some(detail.standards),
    pcrNumber: told(detail.pcrNumber),
    pcrVersion: told(detail.pcrVersion),
    declaredUnit: told(detail.declaredUnit),
    boundary: told(detail.boundary),
    route: detail.route ?? undefined,
    gwp: detail.gwp ?? (detail.statesNoGwp ? null : undefined),
    indicators: some(detail.indicators),
    published: told(detail.published),
    validFrom: told(detail.validFrom),
    validUntil: told(detail.validUntil),
    replacedBy: replaced ?? (detail.statesNoNewer ? null : undefined),
    report: hasReport || (statesNoReport.zh && statesNoReport.en ? false : undefined),
  };
}
