import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { fill, pagesToRead, type Filled, type OwnRules, type SentPage, type Wanted } from './fill.ts';

type PageQuery<Page, Key extends QueryKey> = UseQueryOptions<Page, unknown, Page, Key> & { queryKey: Key };

interface FilledListOptions<Row, Page extends SentPage<Row>, Key extends QueryKey> {
  /** A page of the server, from 1, with every filter that is on. */
  pageQuery: (page: number) => PageQuery<Page, Key>;
  wanted: Wanted;
  rules: OwnRules<Row>;
  /** The list without any filter, and with each filter of ours alone: a server that knows it finds fewer. */
  probes: { without: PageQuery<Page, Key>; alone: readonly PageQuery<Page, Key>[] };
}

export interface FilledList<Row, Page> extends Filled<Row> {
  first: Page | undefined;
  loading: boolean;
  /** Whether the total is still being checked. */
  checking: boolean;
  /** Why a page did not come; null when all did. */
  error: unknown;
  retry: () => void;
}

/** A list that grows by pages, with filters that a server may not know (decision 31). Each page is kept on its own. */
export function useFilled<Row extends { id: string }, Page extends SentPage<Row>, Key extends QueryKey>({
  pageQuery,
  wanted,
  rules,
  probes,
}: FilledListOptions<Row, Page, Key>): FilledList<Row, Page> {
  const client = useQueryClient();
  const reads = pagesToRead((page) => client.getQueryData<Page>(pageQuery(page).queryKey), wanted, rules);
  const pages = useQueries({ queries: Array.from({ length: reads }, (_, at) => pageQuery(at + 1)) });
  const probing = rules.filtering ? [probes.without, ...probes.alone] : [];
  // Without an answer the count stays unchecked; that needs no message.
  const answers = useQueries({ queries: probing.map((probe) => ({ ...probe, meta: { silent: true } })) });

  const [without, ...alone] = answers.map(({ data }) => data?.total);
  const checked = without !== undefined && alone.every((total) => total !== undefined && total < without);
  const failed = pages.filter(({ isError, data }) => isError && data === undefined);
  return {
    ...fill(
      pages.map(({ data }) => data),
      wanted,
      rules,
      checked,
    ),
    first: pages[0]?.data,
    loading: pages.some(({ isFetching, data }) => isFetching && data === undefined),
    checking: answers.some(({ isPending }) => isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const page of failed) void page.refetch();
    },
  };
}
