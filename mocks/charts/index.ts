import { applicationKind } from './application.ts';
import { companyKind } from './company.ts';
import { personKind } from './person.ts';
import type { ChartKind } from './subject.ts';
import { verificationKind } from './verification.ts';

export const CHART_KINDS = {
  applications: applicationKind,
  companies: companyKind,
  people: personKind,
  verifications: verificationKind,
} as const satisfies Record<string, ChartKind>;

export type ChartKindName = keyof typeof CHART_KINDS;

export function isChartKind(name: string): name is ChartKindName {
  return Object.hasOwn(CHART_KINDS, name);
}
