import { addressReader, codeParam } from '#src/lib/address-params.ts';

/** The tab in the address, by the code of its type. */
export const linksSearch = addressReader({ type: codeParam() });
