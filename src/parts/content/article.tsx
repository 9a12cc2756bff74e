import type { CSSProperties, ReactNode } from 'react';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { OnlinePicture } from './picture-row.tsx';
import classes from './article.module.css';

interface ArticleProps {
  title: string;
  above: ReactNode;
  facts: ReactNode;
  /** Attachment that everybody may see. */
  picture?: string | null;
  pictureStyle?: CSSProperties;
  /** Untrusted; sanitised here. */
  html: string;
  children?: ReactNode;
}

/** News or announcement: sets the document title and can be printed. */
export function Article(props: ArticleProps): ReactNode {
  const { title, above, facts, picture = null, pictureStyle = {}, html, children } = props;
  useThingTitle(title);
  return (
    <article>
      <PageTitle title={{ text: title }} above={above} actions={<PrintButton />} />
      <p className={classes.facts}>{facts}</p>
      <div className={classes.body}>
        {picture !== null && <OnlinePicture id={picture} about={title} at={0} style={pictureStyle} />}
        <div>
          <SafeHtml html={html} />
          {children}
        </div>
      </div>
    </article>
  );
}
