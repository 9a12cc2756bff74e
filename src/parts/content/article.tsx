import { useQueryClient } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { WholeWords } from '#src/ui/whole-words.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { OnlinePicture } from './picture-row.tsx';
import classes from './article.module.css';

interface ArticleProps {
  title: string;
  above: ReactNode;
  facts: ReactNode;
  /** Attachment that everybody may see; null where there is none, and a drawing stands instead. */
  picture?: string | null | undefined;
  pictureStyle?: CSSProperties;
  /** Untrusted; sanitised here. */
  html: string;
  /** Beside the text, below it on narrow screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

interface ComingArticleProps extends Pick<ArticleProps, 'above' | 'pictureStyle'> {
  id: string;
  /** Key of the pages of its list. */
  list: readonly string[];
}

type Listed = { id: string } & Pick<ArticleProps, 'title' | 'picture'>;

/** What a list has read of it stands while the text is read. */
export function ComingArticle({ id, list, ...known }: ComingArticleProps): ReactNode {
  const pages = useQueryClient().getQueriesData<{ rows: readonly Listed[] }>({ queryKey: list });
  const row = pages.flatMap(([, page]) => page?.rows ?? []).find((listed) => listed.id === id);
  if (row === undefined)
    return (
      <div className={classes.coming} data-pictured={known.pictureStyle && ''}>
        {known.above}
        <LoadingState shape="article" />
      </div>
    );
  return (
    <Article {...known} title={row.title} picture={row.picture} facts={<>&nbsp;</>} html="">
      <LoadingState shape="text" count={6} />
    </Article>
  );
}

/** News or announcement: sets the document title and can be printed. */
export function Article(props: ArticleProps): ReactNode {
  const { title, above, facts, picture, pictureStyle = {}, html, aside, children } = props;
  useThingTitle(title);
  return (
    <article>
      <PageTitle
        title={<WholeWords text={title} />}
        above={above}
        actions={<PrintButton className={classes.print} />}
      />
      <p className={classes.facts}>{facts}</p>
      <div className={classes.body}>
        {picture !== undefined && <OnlinePicture id={picture} about={title} at={0} style={pictureStyle} />}
        <div className={classes.text}>
          <SafeHtml html={html} />
          {children}
        </div>
        {aside}
      </div>
    </article>
  );
}
