import { addressReader, textParam } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { toLegalType } from '#src/parts/legal/legal-document.ts';

/** Parameters of the history: document (undefined for unknown names) and page, from 2. */
export const historySearch = addressReader({
  id: (raw) => toLegalType(raw) ?? undefined,
  page: pageParam(),
});

const spellings = addressReader({ Id: textParam, id: textParam });

/** Undefined removes a parameter from the URL. */
interface VersionSearch {
  Id?: string | undefined;
  id?: undefined;
}

/** Parameters of one version: documented as `Id`, but external links may use lower case. */
export function versionSearch(search: object): VersionSearch {
  const { Id, id } = spellings(search);
  const wanted = (Id ?? id ?? '').trim();
  // Explicit undefined, because the router keeps parameters that are not listed.
  return { Id: wanted === '' ? undefined : wanted, id: undefined };
}
