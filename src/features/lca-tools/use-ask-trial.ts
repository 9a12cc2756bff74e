import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#src/ui/notify.ts';
import { lcaMutations } from './queries.ts';
import { saysAsked, toRequest } from './rules.ts';
import type { TrialValues } from './values.ts';

interface AskTrial {
  /** Sends the form once, however often the button is pressed. Throws why it was not taken. */
  ask: (values: TrialValues) => Promise<void>;
  sending: boolean;
}

/**
 * Asks for a trial. Somebody whose request the platform has already is told so, and has what he came for.
 * @param onAsked the request is with the platform, now or since earlier
 */
export function useAskTrial(onAsked: () => void): AskTrial {
  const { mutateAsync, isPending } = useMutation(lcaMutations.subscribe());
  // The second click of a double click comes before the next render.
  const locked = useRef(false);

  const ask = async (values: TrialValues): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    try {
      await mutateAsync(toRequest(values));
      notify.success('lca.success');
      onAsked();
    } catch (error) {
      if (!saysAsked(error)) throw error;
      notify.info('error.TRIAL_REQUESTED');
      onAsked();
    } finally {
      locked.current = false;
    }
  };
  return { ask, sending: isPending };
}
