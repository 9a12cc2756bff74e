import { createFileRoute } from '@tanstack/react-router';
import { lowCarbonQueries } from '#src/features/low-carbon/queries.ts';
import { LowCarbonScreen } from '#src/features/low-carbon/low-carbon-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** Approved users of certified companies only (document 2 §6, decision 18). */
export const Route = createFileRoute('/_shell/dtpfg/dtpfgApplyFor')({
  staticData: { title: 'lces.title', head: { intro: 'lces.intro', shape: 'fields form' } },
  beforeLoad: guardRoute('/dtpfg/dtpfgApplyFor'),
  loader: ({ context }) =>
    askAhead(context, (_, client) => [
      client.query(dictionaryQueries.processSteps()),
      client.query(lowCarbonQueries.models()),
    ]),
  component: LowCarbonScreen,
});
