import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import type { Language } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { useInSteps } from '#src/ui/use-in-steps.ts';
import { HeadlineSection } from './headline-section.tsx';
import { LatestDeclarations } from './latest-declarations.tsx';
import { ProcessLine } from './process-line.tsx';
import { homeQueries } from './queries.ts';
import { Services } from './services.tsx';
import classes from './home.module.css';

const PARTS = 4;
/** Home below its first section: what is published, how an application goes, services, news. */
export function HomeRest({ visitor }: { visitor: boolean }): ReactNode {
  const { lang } = useText();
  const drawn = useInSteps(PARTS);
  return (
    <>
      <LatestDeclarations />
      {/* Those who work here know it, or read it in their own beginning. */}
      {drawn > 1 && visitor && <ProcessLine />}
      {drawn > 2 && <Services />}
      {drawn > 3 && <Headlines lang={lang} />}
    </>
  );
}

function Headlines({ lang }: { lang: Language }): ReactNode {
  return (
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
  );
}
