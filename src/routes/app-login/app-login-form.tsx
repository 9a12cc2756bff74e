import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { supplementQueries } from '#src/features/supplement/queries.ts';
import { SupplementScreen } from '#src/features/supplement/supplement-screen.tsx';
import { loadPart } from '#src/lib/load-chunk.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** Supplement form after the first login, without any name (document 1 §2, §4; decision 14). */
export const Route = createFileRoute('/appLoginform')({
  staticData: { title: 'profile.supplementTitle' },
  beforeLoad: async ({ location, preload }) => {
    const [{ supplementGate }, { enforceGate }] = await loadPart(() =>
      Promise.all([import('#src/features/supplement/gate.ts'), import('#src/parts/session/run-gate.ts')]),
    );
    return enforceGate(supplementGate(currentUser()), { location, preload });
  },
  loader: ({ context }) =>
    askAhead(context, (_, client) => [
      client.query(dictionaryQueries.companyTypes()),
      client.query(supplementQueries.industries()),
      client.query(supplementQueries.channels()),
    ]),
  component: SupplementScreen,
});
