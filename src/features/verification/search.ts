import * as v from 'valibot';
import { codeParam } from '#src/lib/address-params.ts';
import { VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import { pageParam, sizeParam } from '#src/lib/page-param.ts';

/** The verification list in the address: its page and how many rows a page has. */
export const recordsSearch = v.object({ page: pageParam(), rows: sizeParam(VERIFICATION_PAGE_SIZES) });
export type RecordsSearch = v.InferOutput<typeof recordsSearch>;

/** `/myDetails`: one record, or without its id the list (decision 12). */
export const detailsSearch = v.object({ ...recordsSearch.entries, id: codeParam() });

/** `/epd/verification`: the number that somebody comes with, from a declaration for example. */
export const verificationSearch = v.object({ number: codeParam() });
export type VerificationSearch = v.InferOutput<typeof verificationSearch>;
