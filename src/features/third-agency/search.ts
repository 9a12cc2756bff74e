import { addressReader, codeParam, type AddressOf } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { oneOf } from '#src/lib/received.ts';
import { VERIFICATION } from '#src/lib/states.ts';

/** The address of the workspace: which state is shown, which page from 2 on, and the record that is open. */
export const agencySearch = addressReader({
  state: (raw) => oneOf(VERIFICATION, raw) ?? undefined,
  page: pageParam(),
  id: codeParam(),
});
export type AgencySearch = AddressOf<typeof agencySearch>;
