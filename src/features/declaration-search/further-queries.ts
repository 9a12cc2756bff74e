import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { RARELY_CHANGES_MS } from '#src/parts/declaration-search/queries.ts';
import { toCompanyChoices, toSetting } from './read-further.ts';

/** Queries needed after the screen has rendered; those of a single dialog are next to the dialog. */
export const furtherQueries = {
  /** `1` while the platform shows QR codes (document 2 §2). */
  qrSetting: () =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'qrSetting'],
      queryFn: ({ signal }) => unwrap(api.GET('/p/system/setting/qrShow', { signal }), toSetting),
      staleTime: RARELY_CHANGES_MS,
      // Without the setting only the QR codes are hidden: fail silently.
      meta: { silent: true },
    }),
  /** Certified companies, for the filter; the call requires a login (document 2 §7). */
  companies: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'choices', userId],
      queryFn: ({ signal }) => unwrap(api.GET('/p/company/list', { signal }), toCompanyChoices),
      staleTime: RARELY_CHANGES_MS,
      meta: { silent: true },
    }),
};
