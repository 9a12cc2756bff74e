/** One step of the workbench: asked of the control API, its refusal shown as it came. */
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '#src/ui/notify.ts';
import { LIVE } from './queries.ts';

/**
 * A step that changes the World.
 * @param take does it; what it throws is shown until the step is tried again
 */
export function useStep<Input, Result>(
  take: (input: Input) => Promise<Result>,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const shown = useRef<string | null>(null);
  // What was wrong before says nothing about the attempt that runs now, or has done it.
  const hide = (): void => {
    if (shown.current !== null) notify.hide(shown.current);
    shown.current = null;
  };
  return useMutation({
    mutationFn: take,
    onMutate: hide,
    onSuccess: hide,
    onError: (error) => {
      hide();
      // Named by its words, so that several steps with one cause are one message.
      shown.current = notify.error({ text: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: LIVE }),
  });
}
