import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Outlet, RouterProvider, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { smallRouter } from '../support/small-router.tsx';
import { renderPart } from '../ui/render.tsx';

export interface RenderedPage {
  /** Current path with search. */
  here: () => string;
  client: QueryClient;
}

/** A growing list as its route renders it, with the number of pages from the URL. */
export function Growing({ screen: Screen }: { screen: ComponentType<{ pages: number }> }): ReactNode {
  const { page } = useSearch({ strict: false });
  return <Screen pages={Number(page ?? 1)} />;
}

/**
 * Renders an element in a portal whose routes are all empty, so that links, navigation and queries work.
 * @param path initial URL
 */
export async function renderPage(
  element: ReactElement,
  path = '/',
  language: Language = 'en',
): Promise<RenderedPage> {
  const queryClient = createPortalQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const component = () => (
    <>
      {element}
      <Outlet />
    </>
  );
  const router = smallRouter({ '/': {}, $: {} }, { at: path, component });
  await router.load();
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    language,
  );
  return { here: () => router.state.location.href, client: queryClient };
}
