import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { answeredRows, day, text } from '#src/lib/received.ts';
import type { PcrFacts } from '#src/lib/report-card/facts.ts';

const told = (value: string): string | undefined => (value === '' ? undefined : value);

/** By PCR number. */
export function toPcrFacts(sent: readonly components['schemas']['PcrItem'][] | null): Map<string, PcrFacts> {
  return new Map(
    answeredRows(sent, ['pcrNumber']).map((row) => [
      text(row.pcrNumber),
      {
        version: told(text(row.version)),
        from: told(day(row.publishDate)),
        until: told(day(row.expiryDate)),
        declaredUnit: told(text(row.declaredUnit)),
      },
    ]),
  );
}

/** PCR of the register (document 2 §7). Without them their rules stay untold: fails silently. */
export const pcrFacts = () =>
  queryOptions({
    queryKey: ['pcr', 'facts'],
    queryFn: ({ signal }) => unwrap(api.GET('/p/pcr/list', { signal }), toPcrFacts),
    staleTime: 5 * 60_000,
    meta: { silent: true },
  });
