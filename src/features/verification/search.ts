import { addressReader, codeParam, type AddressOf } from '#src/lib/address-params.ts';
import { VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import { pageParam, sizeParam } from '#src/lib/page-param.ts';

const LIST = { page: pageParam(), rows: sizeParam(VERIFICATION_PAGE_SIZES) };

/** The verification list in the address: its page and how many rows a page has. */
export const recordsSearch = addressReader(LIST);
export type RecordsSearch = AddressOf<typeof recordsSearch>;

/** `/myDetails`: one record, or without its id the list (decision 12). */
export const detailsSearch = addressReader({ ...LIST, id: codeParam() });

/** `/epd/verification`: the number that somebody comes with, from a declaration for example. */
export const verificationSearch = addressReader({ number: codeParam() });
export type VerificationSearch = AddressOf<typeof verificationSearch>;
