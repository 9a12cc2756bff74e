import { useText } from '#src/i18n/use-text.ts';
import type { ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Desk, type Tasks } from './desk.tsx';
import { HeadlineSection } from './headline-section.tsx';
import { Hero } from './hero.tsx';
import { LatestDeclarations } from './latest-declarations.tsx';
import { ProcessLine } from './process-line.tsx';
import { Services } from './services.tsx';
import { homeQueries } from './queries.ts';
import classes from './home.module.css';

/**
 * The home page (document 2 §2): what the platform is, what is published, how an application cools into a declaration; to those
 * who are signed in first what waits for them.
 */
export function HomeScreen({ tasks }: { tasks: Tasks }): ReactNode {
  const { lang } = useText();
  const user = useSession();
  return (
    <>
      {user === null ? <Hero /> : <Desk key={user.id} user={user} tasks={tasks} />}
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
