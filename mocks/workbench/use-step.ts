/** One step of the workbench: asked of the control API, its refusal shown as it came. */
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { notify } from '#src/ui/notify.ts';
import { LIVE } from './queries.ts';

/**
 * A step that changes the World.
 * @param take does it; what it throws is shown
 */
export function useStep<Input, Result>(
  take: (input: Input) => Promise<Result>,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: take,
    onError: (error) => notify.error({ text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: LIVE }),
  });
}
