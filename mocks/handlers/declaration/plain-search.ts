/** A server that knows the documented filters only (scenario plain-search). */
import type { SearchFilter } from './search-index.ts';

/** The filter without what the portal added to the documented call (decision 31). */
export function documentedOnly({
  companyCode,
  pcrNumber,
  epdKeyword,
  epdEffectiveDate,
  epdExpirationDate,
}: SearchFilter): SearchFilter {
  return {
    ...(companyCode === undefined ? {} : { companyCode }),
    ...(pcrNumber === undefined ? {} : { pcrNumber }),
    ...(epdKeyword === undefined ? {} : { epdKeyword }),
    ...(epdEffectiveDate === undefined ? {} : { epdEffectiveDate }),
    ...(epdExpirationDate === undefined ? {} : { epdExpirationDate }),
  };
}
