import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { declarationQueries } from '../queries.ts';
import { isEnough, suggestionsOf, type Suggestion } from './suggestions.ts';

/** How long the typing must rest before the server is asked, ms. */
const REST_MS = 250;
/** Rows out of which suggestions are made. */
const ROWS = 20;

/** What the server finds for the typed words once the typing rests; nothing when it does not answer. */
export function useSuggestions(typed: string): Suggestion[] {
  const { lang } = useText();
  const [rested] = useDebouncedValue(typed.trim(), REST_MS);
  const { data } = useQuery({
    ...declarationQueries.page({ epdKeyword: rested, sort: 'NEWEST', pageNum: 1, pageSize: ROWS }),
    enabled: isEnough(rested) && typed !== '',
    // The former ones stay until the next are there: what no longer fits is left out below.
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return isEnough(typed) ? suggestionsOf(data?.rows ?? [], typed, lang) : [];
}
