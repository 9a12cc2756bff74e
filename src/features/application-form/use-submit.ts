import { useCallback, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { setResultCode } from '#src/lib/result-code.ts';
import { applicationFormMutations } from './queries.ts';
import { resultOf, toRequest } from './rules.ts';
import type { ApplicationValues } from './values.ts';

interface Submit {
  send: (values: ApplicationValues) => Promise<void>;
  sending: boolean;
  /** Of the last attempt; null while there is none. */
  error: unknown;
  /** Puts the message away. */
  reset: () => void;
}

/**
 * Sends the application, once however often the button is pressed. After a success the result page is prepared and
 * `onSent` goes on; after a failure everything stays as it is.
 */
export function useSubmit(companyName: string, onSent: () => Promise<void>): Submit {
  const { mutateAsync, isPending, error, reset } = useMutation(applicationFormMutations.submit());
  // The second click of a double click comes before the next render.
  const locked = useRef(false);

  const send = useCallback(
    async (values: ApplicationValues): Promise<void> => {
      if (locked.current) return;
      locked.current = true;
      try {
        await mutateAsync(toRequest(values, companyName));
        setResultCode(resultOf(values.items));
        await onSent();
      } catch {
        // The form shows `error`; the draft keeps everything.
      } finally {
        locked.current = false;
      }
    },
    [companyName, mutateAsync, onSent],
  );
  return { send, sending: isPending, error, reset };
}
