import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText } from '#src/lib/format.ts';
import { Article, ComingArticle } from '#src/parts/content/article.tsx';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { PictureRow } from '#src/parts/content/picture-row.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { viewTransitionStyle } from '#src/ui/view-transition.ts';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { WholeWords } from '#src/ui/whole-words.tsx';
import { newsQueries } from './queries.ts';
import type { Article as NewsArticle } from './read.ts';
import classes from './news.module.css';

/** More news below an article. */
const SHOWN = 3;

const toNews = <BackLink to="/news" label="news.title" />;
const toList = <TextLink to="/news" label="common.backToList" />;
/** Where there is no article. */
const listTitle = <PageTitle title="news.title" above={toNews} />;
const notFound = <EmptyState why="found" title="news.notFound" action={toList} />;
const gone = (
  <>
    {listTitle}
    {notFound}
  </>
);

/** One article, and more news (document 2 §2 `/news/newsDetailsPage?id=`). */
export function ArticleScreen({ id }: { id: string | undefined }): ReactNode {
  return <PageWidth>{id === undefined ? gone : <OneArticle key={id} id={id} />}</PageWidth>;
}

function OneArticle({ id }: { id: string }): ReactNode {
  const { lang } = useText();
  const query = useQuery(newsQueries.article(id, lang));
  return (
    <>
      {!query.isPending && !query.data && listTitle}
      <QueryState
        query={query}
        loading={
          <ComingArticle
            id={id}
            list={['news', 'page']}
            above={toNews}
            pictureStyle={viewTransitionStyle('news', id)}
          />
        }
        explain={newsErrorWords}
        action={toList}
        missing={notFound}
        empty={notFound}
      >
        {(article) => <Shown {...article} />}
      </QueryState>
      {!query.isPending && <Ways id={id} />}
    </>
  );
}

function Shown({ id, title, editor, publisher, date, picture, html }: NewsArticle): ReactNode {
  const { t, lang } = useText();
  return (
    <Article
      title={title}
      above={toNews}
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

/** The newest of the others: the first page of the list, silent where it does not come. */
function Ways({ id }: { id: string }): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery({ ...newsQueries.page({}, 1, lang), meta: { silent: true } });
  const others = data?.rows.filter((item) => item.id !== id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <nav className={classes.ways} aria-labelledby="more-news">
      <h2 id="more-news">{t('news.more')}</h2>
      <ul>
        {others.map((item, at) => (
          <li key={item.id}>
            <PictureRow
              id={item.picture}
              about={item.title}
              at={at}
              heading={
                <h3>
                  <TextLink inherit to="/news/newsDetailsPage" search={{ id: item.id }}>
                    <WholeWords text={item.title} />
                  </TextLink>
                </h3>
              }
            >
              <time dateTime={item.date}>{formatDate(item.date, lang)}</time>
            </PictureRow>
          </li>
        ))}
      </ul>
    </nav>
  );
}
