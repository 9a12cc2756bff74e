import { addressReader, codeParam, type AddressOf } from '#src/lib/address-params.ts';
import { VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import { pageParam, sizeParam } from '#src/lib/page-param.ts';

const LIST = { page: pageParam(), rows: sizeParam(VERIFICATION_PAGE_SIZES) };

export const recordsSearch = addressReader(LIST);
export type RecordsSearch = AddressOf<typeof recordsSearch>;

/** `/myDetails`: one record, or without an id the list (decision 12). */
export const detailsSearch = addressReader({ ...LIST, id: codeParam() });

/** `/epd/verification`: number to prefill, for example from a declaration. */
export const verificationSearch = addressReader({ number: codeParam() });
export type VerificationSearch = AddressOf<typeof verificationSearch>;
