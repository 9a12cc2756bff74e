import { mutationOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const lcaMutations = {
  /** `POST /api/p/subscription/subscribe` (document 2 §7). The form shows what goes wrong. */
  subscribe: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['LcaSubscription']) =>
        unwrap(api.POST('/api/p/subscription/subscribe', { body })),
      meta: { silent: true },
    }),
};
