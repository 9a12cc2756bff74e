import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { TextLink } from '#src/ui/text-link.tsx';

/** Error of a submission: nothing is lost, or where to check before submitting again. */
export function ApplicationFailure({ error }: { error: unknown }): ReactNode {
  const { t } = useText();
  return (
    <SubmitFailure
      error={error}
      fallback="epd.apply.submitFail"
      unclear={
        <>
          {t('epd.apply.submitUnclear')}{' '}
          <TextLink to="/epd/mineEpd" inherit>
            {t('epd.apply.toMine')}
          </TextLink>
        </>
      }
    >
      {t('epd.apply.submitKept')}
    </SubmitFailure>
  );
}
