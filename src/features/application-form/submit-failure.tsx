import type { ReactNode } from 'react';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';

// Statuses of a gateway that lost the answer: what was sent may have arrived.
const LOST_ANSWER = [408, 502, 504];

/** Whether the application may have arrived although no answer came back, or none that can be read. */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HttpError) return LOST_ANSWER.includes(error.status);
  return error instanceof NetworkError || error instanceof ProtocolError;
}

/** Why the application was not taken, near the button that sends it; says that nothing is lost. */
export function SubmitFailure({ error }: { error: unknown }): ReactNode {
  const { t } = useText();
  if (error === null || error === undefined) return null;
  return (
    <Alert
      color="refused"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={errorText(error, 'epd.apply.submitFail')}
    >
      {mayHaveArrived(error) ? (
        <>
          {t('epd.apply.submitUnclear')}{' '}
          <Anchor component={Link} to="/epd/mineEpd" inherit>
            {t('epd.apply.toMine')}
          </Anchor>
        </>
      ) : (
        t('epd.apply.submitKept')
      )}
    </Alert>
  );
}
