import { addressReader, textParam } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { toLegalType } from '#src/parts/legal/legal-document.ts';

/** The address of the history: whose versions (unknown names are no document), and which page from 2 on. */
export const historySearch = addressReader({
  id: (raw) => toLegalType(raw) ?? undefined,
  page: pageParam(),
});

const spellings = addressReader({ Id: textParam, id: textParam });

/** What is undefined goes out of the address. */
interface VersionSearch {
  Id?: string | undefined;
  id?: undefined;
}

/** The address of one version: documented with a capital `Id`; links from elsewhere may write it small. */
export function versionSearch(search: object): VersionSearch {
  const { Id, id } = spellings(search);
  const wanted = (Id ?? id ?? '').trim();
  // The router keeps what is not named here.
  return { Id: wanted === '' ? undefined : wanted, id: undefined };
}
