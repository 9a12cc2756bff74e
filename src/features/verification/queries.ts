import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { distinctBy, answeredRows, text } from '#src/lib/received.ts';
import type { Place } from './values.ts';

/** Code that returns the provinces (document 1 §7). */
const COUNTRY = 'CN';

export const regionQueries = {
  /** Cities of a province, or without one the provinces (document 1 §7). The field shows errors. */
  inside: (province: string | null) =>
    queryOptions({
      queryKey: ['regions', province],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/p/region/{code}', { params: { path: { code: province ?? COUNTRY } }, signal }),
          toPlaces,
        ),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true },
    }),
};

export const verificationMutations = {
  /** `POST /api/p/epd/verify/insert` (document 2 §7). The form shows errors. */
  submit: () =>
    mutationOptions({
      mutationFn: (body: Wire['VerificationRequest']) =>
        unwrap(api.POST('/api/p/epd/verify/insert', { body })),
      meta: { silent: true, invalidates: [queryRoot.verification] },
    }),
};

/** Provinces or cities; entries without code or name are dropped. */
export function toPlaces(list: readonly Wire['Region'][] | null): Place[] {
  const places = answeredRows(list, ['code', 'name'])
    .map((region) => ({ code: text(region.code), zh: text(region.name), en: text(region.enName) }))
    .filter(({ zh }) => zh !== '');
  return distinctBy(places, ({ code }) => code);
}
