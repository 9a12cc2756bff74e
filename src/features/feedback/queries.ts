import { mutationOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const feedbackMutations = {
  /** `POST /api/p/suggest/save` (document 2 §7). The form shows what goes wrong. */
  save: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['Feedback']) =>
        unwrap(api.POST('/api/p/suggest/save', { body })),
      meta: { silent: true },
    }),
};
