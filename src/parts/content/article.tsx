import type { ReactNode } from 'react';
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
  /** Untrusted; sanitised here. */
  html: string;
  children?: ReactNode;
}

/** News or announcement: sets the document title and can be printed. */
export function Article({ title, above, facts, picture = null, html, children }: ArticleProps): ReactNode {
  useThingTitle(title);
  return (
    <article className={classes.root}>
      <PageTitle title={{ text: title }} above={above} actions={<PrintButton />} />
      <p className={classes.facts}>{facts}</p>
      {picture !== null && (
        <div className={classes.picture}>
          <OnlinePicture id={picture} about={title} at={0} />
        </div>
      )}
      <SafeHtml html={html} />
      {children}
    </article>
  );
}
