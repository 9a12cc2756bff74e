import { lazy } from 'react';
import { needTexts } from '#src/i18n/i18n.ts';
import { loadPart } from '#src/lib/load-chunk.ts';

const fetchCard = async () => {
  const [part] = await Promise.all([loadPart(() => import('./report-card.tsx')), needTexts(['checks'])]);
  return part;
};

/** The report card with its texts, for a `PartBoundary` with `Suspense`. */
export const LatePublishedCard = lazy(async () => ({ default: (await fetchCard()).PublishedCard }));
export const LateReportCard = lazy(async () => ({ default: (await fetchCard()).ReportCard }));
