import type { Facts } from '#src/lib/report-card/facts.ts';
import type { TwoNames } from '#src/lib/names.ts';
import type { DeclarationDetail } from '../declaration/declaration.ts';

const told = (text: string): string | undefined => (text === '' ? undefined : text);

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
