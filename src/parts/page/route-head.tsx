import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasText } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PageTitle } from '#src/ui/page-title.tsx';

/**
 * The head of the page that opens, while its guard waits for the server or has failed; nothing where the head depends on an answer, or
 * while its texts load.
 */
export function RouteHead(): ReactNode {
  useText();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  if (data?.title === undefined || data.head === undefined || !hasText(data.title)) return null;
  return <PageTitle title={data.title} intro={data.head.intro} />;
}
