import { createFileRoute } from '@tanstack/react-router';
import { regionQueries } from '#src/features/verification/queries.ts';
import { verificationSearch } from '#src/features/verification/search.ts';
import { VerificationScreen } from '#src/features/verification/verification-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** Only signed-in users can send the request (document 2 §2). */
export const Route = createFileRoute('/_shell/epd/verification')({
  staticData: { title: 'nav.epdVerify', head: { intro: 'verify.intro', shape: 'fields form' } },
  validateSearch: verificationSearch,
  beforeLoad: guardRoute('/epd/verification'),
  loader: ({ context }) => askAhead(context, (_, client) => [client.query(regionQueries.inside(null))]),
  component: VerificationPage,
});

function VerificationPage() {
  return <VerificationScreen search={Route.useSearch()} />;
}
