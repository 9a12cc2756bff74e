import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { hasText } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { LoadingShape } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';

export interface RouteHeadWords {
  intro?: TextKey;
  /** Keeps the place of a back link. */
  above?: '';
  shape: LoadingShape;
  /** Title where an `id` in the address opens one row of the list. */
  one?: TextKey;
}

export const useRouteHead = (): StaticDataRouteOption | undefined =>
  useMatches({
    select: (matches) => {
      const { staticData, search } = matches.at(-1) ?? {};
      const title = staticData?.head?.one;
      if (title === undefined || search === undefined || !('id' in search)) return staticData;
      return { title, head: { above: '', shape: 'text' } };
    },
  });

/**
 * The head of the page that opens, while its guard waits for the server or has failed; nothing where the head depends on an answer, or
 * while its texts load.
 */
export function RouteHead(): ReactNode {
  useText();
  const data = useRouteHead();
  if (!data?.title || !data.head || !hasText(data.title)) return null;
  return <PageTitle title={data.title} {...data.head} />;
}
