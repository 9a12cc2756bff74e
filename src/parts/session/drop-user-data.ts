import type { QueryClient } from '@tanstack/react-query';

/** Clears the previous user's data and refetches what is displayed. */
export async function dropUserData(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  // Query errors are shown where the data is displayed.
  await queryClient.resetQueries().catch(() => undefined);
}
