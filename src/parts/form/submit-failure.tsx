import type { ReactNode } from 'react';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { mayHaveArrived } from '#src/lib/errors.ts';

interface SubmitFailureProps {
  /** `error` of `useSubmit` with `errorPlace: 'form'`. */
  error: unknown;
  /** For errors without their own message. */
  fallback: TextKey;
  /** Advice after a refusal. */
  children: ReactNode;
  /** Advice if it is unknown whether the request was processed. */
  unclear: ReactNode;
}

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
