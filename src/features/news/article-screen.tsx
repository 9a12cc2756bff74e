import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { Article } from '#src/parts/content/article.tsx';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { viewTransitionStyle } from '#src/ui/view-transition.ts';
import { PageWidth } from '#src/ui/page-width.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { newsQueries } from './queries.ts';
import type { NewsItem } from './rules.ts';
import type { Article as NewsArticle } from './read.ts';
import classes from './news.module.css';

/** One article with links to its neighbours (document 2 §2 `/news/newsDetailsPage?id=`). */
export function ArticleScreen({ id }: { id: string | undefined }): ReactNode {
  return <PageWidth>{id === undefined ? <NotFound /> : <OneArticle key={id} id={id} />}</PageWidth>;
}

function OneArticle({ id }: { id: string }): ReactNode {
  const { lang } = useText();
  const query = useQuery(newsQueries.article(id, lang));
  return (
    <>
      <QueryState
        query={query}
        shape="article"
        count={8}
        explain={newsErrorWords}
        action={<ToList />}
        missing={<NotFound />}
        empty={<NotFound />}
      >
        {(article) => <Shown article={article} />}
      </QueryState>
      <Ways id={id} />
    </>
  );
}

function Shown({
  article: { id, title, editor, publisher, date, picture, html },
}: {
  article: NewsArticle;
}): ReactNode {
  const { t, lang } = useText();
  return (
    <Article
      title={title}
      above={<BackToList />}
      picture={picture}
      pictureStyle={viewTransitionStyle('news', id)}
      html={html}
      facts={
        <>
          <span>
            <time dateTime={date}>{t('news.publishTime', { date: formatDateInText(date, lang) })}</time>
          </span>
          {editor !== '' && <span>{t('news.editor', { name: editor })}</span>}
          {publisher !== '' && (
            <span>
              {t('epd.search.chip', { name: t('news.publisher'), value: '' })}
              <AsWritten text={publisher} />
            </span>
          )}
        </>
      }
    />
  );
}

function Ways({ id }: { id: string }): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery(newsQueries.neighbours(id, lang));
  if (data === undefined || (data.newer === null && data.older === null)) return null;
  return (
    <nav className={classes.ways} aria-label={t('news.more')}>
      <Way item={data.newer} label={t('news.newer')} icon={<IconArrowLeft size={18} aria-hidden />} />
      <Way item={data.older} label={t('news.older')} icon={<IconArrowRight size={18} aria-hidden />} />
    </nav>
  );
}

function Way({ item, label, icon }: { item: NewsItem | null; label: string; icon: ReactNode }): ReactNode {
  if (item === null) return <span />;
  return (
    <TextLink to="/news/newsDetailsPage" search={{ id: item.id }} className={classes.way} underline="hover">
      <span className={classes.wayLabel}>
        {icon} {label}
      </span>
      <span>{item.title}</span>
    </TextLink>
  );
}

function BackToList(): ReactNode {
  const { t } = useText();
  return (
    <BackLink to="/news" viewTransition>
      {t('news.title')}
    </BackLink>
  );
}

function ToList(): ReactNode {
  const { t } = useText();
  return <TextLink to="/news">{t('common.backToList')}</TextLink>;
}

function NotFound(): ReactNode {
  return <EmptyState why="found" title="news.notFound" action={<ToList />} />;
}
