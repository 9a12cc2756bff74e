import { useText } from '#src/i18n/use-text.ts';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { PageWidth } from '#src/ui/page-width.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { DeskHead } from './desk-head.tsx';
import { HeadlineSection } from './headline-section.tsx';
import { Hero } from './hero.tsx';
import { LatestDeclarations } from './latest-declarations.tsx';
import { ProcessLine } from './process-line.tsx';
import { Services } from './services.tsx';
import { homeQueries } from './queries.ts';
import classes from './home.module.css';

interface HomeScreenProps {
  /** The upper part of those who are signed in, which visitors never load. */
  desk: ComponentType<{ user: StoredUser }>;
}

/**
 * The home page (document 2 §2): what the platform is, what is published, how an application cools into a declaration; to those
 * who are signed in first what waits for them.
 */
export function HomeScreen({ desk: Desk }: HomeScreenProps): ReactNode {
  const { lang } = useText();
  const user = useSession();
  return (
    <>
      {user === null ? (
        <Hero />
      ) : (
        <>
          <DeskHead user={user} />
          <PageWidth>
            <Suspense fallback={<LoadingState shape="rows" count={4} />}>
              <Desk key={user.id} user={user} />
            </Suspense>
          </PageWidth>
        </>
      )}
      <PageWidth>
        <LatestDeclarations />
        {/* Those who work here know it, or read it in their own beginning. */}
        {user === null && <ProcessLine />}
        <Services />
        <div className={classes.pair}>
          <HeadlineSection
            title="home.latestNews"
            empty="news.empty"
            query={homeQueries.news(lang)}
            errorWords={newsErrorWords}
            all="/news"
            one="/news/newsDetailsPage"
          />
          <HeadlineSection
            title="home.latestNotice"
            empty="notice.empty"
            query={homeQueries.notices(lang)}
            errorWords={describeError}
            all="/NoticeInformationPage"
            one="/NoticeInformationPage/Notice"
          />
        </div>
      </PageWidth>
    </>
  );
}
