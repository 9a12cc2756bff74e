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
}

/** Of a page that an `id` in its address makes another one, nothing. */
export const useRouteHead = (): StaticDataRouteOption | undefined =>
  useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last !== undefined && 'id' in last.search ? undefined : last?.staticData;
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
