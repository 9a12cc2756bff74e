import { addressReader, codeParam, type AddressOf } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { oneOf } from '#src/lib/received.ts';
import { VERIFICATION } from '#src/lib/states.ts';

/** Search parameters of the workplace: state, typed text, rows shown in steps (from 2) and open request. */
export const agencySearch = addressReader({
  state: (raw) => oneOf(VERIFICATION, raw) ?? undefined,
  keyword: codeParam(),
  page: pageParam(),
  id: codeParam(),
});
export type AgencySearch = AddressOf<typeof agencySearch>;
