import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasText } from '#src/i18n/i18n.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { LoadingState, type LoadingShape } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';

export interface RouteHeadWords {
  intro?: TextKey;
  /** Keeps the place of a back link. */
  above?: '';
  shape?: LoadingShape;
  count?: number;
}

export type RoutePage = Pick<StaticDataRouteOption, 'title' | 'head'>;

/** Title and head of the page that opens; its address may decide. */
export const useRoutePage = (): RoutePage =>
  useMatches({
    select: (matches): RoutePage => {
      const { staticData, params, search } = matches.at(-1) ?? {};
      const { title, head } = staticData?.pageOf?.({ ...params, ...search }) ?? staticData ?? {};
      return { title, head };
    },
    structuralSharing: true,
  });

/** Pages whose title an answer decides. */
export const OWN_TITLE: ReadonlySet<LoadingShape | undefined> = new Set(['certificate', 'article']);

/** The head of the page that opens, while it loads or has failed; nothing while its texts load. */
export function RouteHead(own: { above?: ReactNode }): ReactNode {
  useText();
  const { title, head } = useRoutePage();
  if (!title || !head || OWN_TITLE.has(head.shape) || !hasText(title)) return null;
  return <PageTitle title={title} {...head} {...own} />;
}

/** In place of the page. */
export function ComingPage(own: { above?: ReactNode }): ReactNode {
  return (
    <div data-coming>
      <RouteHead {...own} />
      <LoadingState {...useRoutePage().head} />
    </div>
  );
}
