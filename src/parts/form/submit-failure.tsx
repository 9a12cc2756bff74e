import type { ReactNode } from 'react';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { mayHaveArrived } from '#src/lib/errors.ts';

interface SubmitFailureProps {
  /** `error` of `useSubmit` with `told: 'form'`. */
  error: unknown;
  /** Said for an error that has no words of its own. */
  fallback: TextKey;
  /** It was not taken: what now. */
  children: ReactNode;
  /** Nobody knows whether it arrived: where to look before sending again. */
  unclear: ReactNode;
}

/** Why a form was not taken, near the button that sends it, for as long as it is true. */
export function SubmitFailure({ error, fallback, children, unclear }: SubmitFailureProps): ReactNode {
  if (error === null || error === undefined) return null;
  return (
    <Alert
      color="refused"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={errorText(error, fallback)}
    >
      {mayHaveArrived(error) ? unclear : children}
    </Alert>
  );
}
