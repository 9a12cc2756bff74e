import type { QueryClient } from '@tanstack/react-query';

/** Forgets what was read as the former user; what is on the screen is read again. */
export async function dropUserData(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  // Its own errors are shown where the data stands.
  await queryClient.resetQueries().catch(() => undefined);
}
