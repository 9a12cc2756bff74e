import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { findRecords } from './new-records.tsx';
import { ResultScreen } from '#src/features/result/result-screen.tsx';

/** `type`: 1 an EPD application or verification request, 2 a PCR application (document 2 §2). */
const searchSchema = v.object({ type: v.fallback(v.optional(v.picklist(['1', '2'])), undefined) });

export const Route = createFileRoute('/_shell/Result')({
  staticData: { title: 'result.title' },
  validateSearch: searchSchema,
  component: ResultPage,
});

function ResultPage() {
  const { type } = Route.useSearch();
  return <ResultScreen type={type} find={findRecords} />;
}
