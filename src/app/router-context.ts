import type { QueryClient } from '@tanstack/react-query';

/** What every route may use in `beforeLoad` and `loader`. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Full path of the route that a pathname leads to, e.g. `/app/epd/$id`; null when there is none. */
  templateOf: (pathname: string) => string | null;
}
