import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';

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
          <Anchor component={Link} to="/epd/mineEpd" inherit>
            {t('epd.apply.toMine')}
          </Anchor>
        </>
      }
    >
      {t('epd.apply.submitKept')}
    </SubmitFailure>
  );
}
