import type { ReactNode } from 'react';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import classes from './article.module.css';

interface ArticleProps {
  title: string;
  above: ReactNode;
  facts: ReactNode;
  /** Untrusted; sanitised here. */
  html: string;
  children?: ReactNode;
}

/** News or announcement: sets the document title and can be printed. */
export function Article({ title, above, facts, html, children }: ArticleProps): ReactNode {
  useThingTitle(title);
  return (
    <article className={classes.root}>
      <PageTitle title={{ text: title }} above={above} actions={<PrintButton />} />
      <p className={classes.facts}>{facts}</p>
      <SafeHtml html={html} />
      {children}
    </article>
  );
}
