import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { hasText } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { LoadingShape } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';

export interface RouteHeadWords {
  /** Where it is not the title of the route. */
  title?: TextKey;
  intro?: TextKey;
  /** Keeps the place of a back link. */
  above?: '';
  /** Of what comes below. */
  shape: LoadingShape;
}

export function useRouteHead(): RouteHeadWords | undefined {
  return useMatches({
    select: (matches) => {
      const { search = {}, staticData: { title, head, opened } = {} } = matches.at(-1) ?? {};
      const is = 'id' in search ? (opened ?? head) : head;
      return is && title && { title, ...is };
    },
  });
}

/**
 * The head of the page that opens, while its guard waits for the server or has failed; nothing where the head depends on an answer, or
 * while its texts load.
 */
export function RouteHead(): ReactNode {
  useText();
  const head = useRouteHead();
  return head?.title === undefined || !hasText(head.title) ? null : (
    <PageTitle {...head} title={head.title} />
  );
}
