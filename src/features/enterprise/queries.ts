import { mutationOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const enterpriseMutations = {
  /** `POST p/company/insert/uc` (document 2 §7). The form shows what goes wrong. */
  register: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['CompanyRegistration']) =>
        unwrap(api.POST('/p/company/insert/uc', { body })),
      meta: { silent: true, invalidates: [queryRoot.company, queryRoot.account] },
    }),
};
