import type { QueryClient } from '@tanstack/react-query';

export interface RouterContext {
  queryClient: QueryClient;
  /** Full path of the route that a pathname leads to, e.g. `/app/epd/$id`; null when there is none. */
  templateOf: (pathname: string) => string | null;
  /** Error of the page's texts; thrown, it would replace the layout. */
  missingTexts: Error | null;
}
