/** Chooses whether the mock or the real server answers calls. */
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from './api.ts';
import { queries } from './queries.ts';
import { useStep } from './use-step.ts';

export function useSwitchCalls(): UseMutationResult<
  Schemas['ControlRealServer'],
  Error,
  Schemas['ControlSwitch']
> {
  const client = useQueryClient();
  return useStep(async (body: Schemas['ControlSwitch']) => {
    const now = await dataOf(api.POST('/__mock/api/real', { body }));
    client.setQueryData(queries.real.queryKey, now);
    return now;
  });
}
