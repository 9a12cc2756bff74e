import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { needTexts } from '#src/i18n/i18n.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { PageWidth } from '#src/ui/page-width.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';

function DeskWaiting(): ReactNode {
  return (
    <PageWidth>
      <LoadingState shape="rows" count={4} />
    </PageWidth>
  );
}

/** Fetches what stands below the first section, which nobody waits for, and what it says. */
export async function fetchHomeRest() {
  const [part] = await Promise.all([loadChunk(() => import('./home-rest.tsx')), needTexts(['home'])]);
  return part;
}

const HomeRest = lazy(() => fetchHomeRest().then((part) => ({ default: part.HomeRest })));

interface HomeScreenProps {
  /** The upper part of those who are signed in, which visitors never load. */
  desk: ComponentType<{ user: StoredUser }>;
}

/**
 * The home page (document 2 §2): what the platform is, what is published, how an application cools into a declaration; to those
 * who are signed in first what waits for them.
 */
export function HomeScreen({ desk: Desk }: HomeScreenProps): ReactNode {
  const user = useSession();
  return (
    <>
      {user === null ? (
        <Hero />
      ) : (
        <Suspense fallback={<DeskWaiting />}>
          <Desk key={user.id} user={user} />
        </Suspense>
      )}
      <PageWidth>
        <Suspense fallback={<div className={classes.rest} />}>
          <HomeRest visitor={user === null} />
        </Suspense>
      </PageWidth>
    </>
  );
}
