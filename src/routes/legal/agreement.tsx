import { createFileRoute } from '@tanstack/react-router';
import { noop } from '@tanstack/react-query';
import { CurrentScreen } from '#src/features/legal/current-screen.tsx';
import { currentLanguage } from '#src/i18n/language.ts';
import { afterPrerender } from '#src/api/early-answer.ts';
import { legalQueries } from '#src/parts/legal/queries.ts';

/** Privacy policy (document 1 §2, decision 10). */
export const Route = createFileRoute('/_shell/agreement')({
  staticData: { title: 'legal.privacyPolicy', head: { shape: 'text' } },
  loader: ({ context: { queryClient } }) =>
    afterPrerender(queryClient.query(legalQueries.current('PRIVACY', currentLanguage())).catch(noop)),
  component: () => <CurrentScreen type="PRIVACY" />,
});
