import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { fill, pagesToRead, type Filled, type OwnRules, type SentPage, type Wanted } from './fill.ts';

type PageQuery<Page, Key extends QueryKey> = UseQueryOptions<Page, unknown, Page, Key> & { queryKey: Key };

interface FilledListOptions<Row, Page extends SentPage<Row>, Key extends QueryKey> {
  pageQuery: (page: number) => PageQuery<Page, Key>;
  wanted: Wanted;
  rules: OwnRules<Row>;
  /** The list without filters, and with each client-side filter alone: a server that applies it finds fewer. */
  probes: { without: PageQuery<Page, Key>; alone: readonly PageQuery<Page, Key>[] };
}

export interface FilledList<Row, Page> extends Filled<Row> {
  first: Page | undefined;
  loading: boolean;
  checking: boolean;
  /** Why a page did not come; null when all did. */
  error: unknown;
  retry: () => void;
}

/** A growing list with client-side filters (decision 31); each page is cached on its own. */
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
  // A failed probe leaves the total unchecked and needs no message.
  const answers = useQueries({ queries: probing.map((probe) => ({ ...probe, meta: { silent: true } })) });

  const [without, ...alone] = answers.map(({ data }) => data?.total);
  const checked = without != null && alone.every((total) => total != null && total < without);
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
