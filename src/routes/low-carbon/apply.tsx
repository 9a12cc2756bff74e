import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lowCarbonQueries } from '#src/features/low-carbon/queries.ts';
import { LowCarbonScreen } from '#src/features/low-carbon/low-carbon-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** The low-carbon application; only for approved users of a certified company (document 2 §6, decision 18). */
export const Route = createFileRoute('/_shell/dtpfg/dtpfgApplyFor')({
  staticData: { title: 'lces.title' },
  beforeLoad: guardRoute('/dtpfg/dtpfgApplyFor'),
  loader: ({ context: { queryClient, turnedAway } }) => {
    if (turnedAway !== null) return;
    queryClient.query(dictionaryQueries.processSteps()).catch(noop);
    queryClient.query(lowCarbonQueries.models()).catch(noop);
  },
  component: LowCarbonScreen,
});
