import { addressReader, codeParam, type AddressOf } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { oneOf } from '#src/lib/received.ts';
import { VERIFICATION } from '#src/lib/states.ts';

/** Search parameters of the workspace: state, page (from 2) and open record. */
export const agencySearch = addressReader({
  state: (raw) => oneOf(VERIFICATION, raw) ?? undefined,
  page: pageParam(),
  id: codeParam(),
});
export type AgencySearch = AddressOf<typeof agencySearch>;
