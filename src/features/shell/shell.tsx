import { lazy, type ReactNode } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { useSessionCheck } from '#src/parts/session/use-session-check.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { MAIN_ID, SkipLink } from '#src/ui/skip-link.tsx';
import { RouteAnnouncer } from '#src/parts/page/route-announcer.tsx';
import type { FetchPalette } from './palette/use-palette.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './header.module.css';

/** Lazy: the footer is below the fold. */
const SiteFooter = lazy(() =>
  loadChunk(() => import('./late-frame.ts')).then((part) => ({ default: part.SiteFooter })),
);

interface ShellProps {
  fetchPalette: FetchPalette;
  children: ReactNode;
}

/** Frame of all pages of the main layout (document 2 §2); stays mounted when the page inside fails. */
export function Shell({ fetchPalette, children }: ShellProps): ReactNode {
  useSessionCheck();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <PartBoundary>
        <RouteAnnouncer />
      </PartBoundary>
      <PartBoundary>
        <SiteHeader fetchPalette={fetchPalette} />
      </PartBoundary>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PartBoundary>
        <SiteFooter />
      </PartBoundary>
    </div>
  );
}
