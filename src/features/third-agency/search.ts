import * as v from 'valibot';
import { codeParam } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { toVerificationState } from '#src/parts/verification/read.ts';

/** The address of the workspace: which state is shown, which page from 2 on, and the record that is open. */
export const agencySearch = v.object({
  state: v.fallback(
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((raw) => toVerificationState(raw) ?? undefined),
      ),
    ),
    undefined,
  ),
  page: pageParam(),
  id: codeParam(),
});
export type AgencySearch = v.InferOutput<typeof agencySearch>;
