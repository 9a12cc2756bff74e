import { createFileRoute } from '@tanstack/react-router';
import { noop } from '@tanstack/react-query';
import { CurrentScreen } from '#src/features/legal/current-screen.tsx';
import { currentLanguage } from '#src/i18n/language.ts';
import { afterPrerender } from '#src/api/early-answer.ts';
import { legalQueries } from '#src/parts/legal/queries.ts';

/** User agreement (document 1 §2, decision 10). */
export const Route = createFileRoute('/_shell/policy')({
  staticData: { title: 'legal.userAgreement', head: { shape: 'text' } },
  loader: ({ context: { queryClient } }) =>
    afterPrerender(queryClient.query(legalQueries.current('REGISTRATION', currentLanguage())).catch(noop)),
  component: () => <CurrentScreen type="REGISTRATION" />,
});
