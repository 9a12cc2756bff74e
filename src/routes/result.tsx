import { createFileRoute } from '@tanstack/react-router';
import { findRecords } from './new-records.tsx';
import { addressReader, wordOf } from '#src/lib/address-params.ts';
import { ResultScreen } from '#src/features/result/result-screen.tsx';

/** document 2 §2: 1 an EPD application or verification request, 2 a PCR application. */
const resultSearch = addressReader({ type: wordOf(['1', '2']) });

export const Route = createFileRoute('/_shell/Result')({
  staticData: { title: 'result.title' },
  validateSearch: resultSearch,
  component: ResultPage,
});

function ResultPage() {
  const { type } = Route.useSearch();
  return <ResultScreen type={type} find={findRecords} />;
}
