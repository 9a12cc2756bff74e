import type { ReactNode } from 'react';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import classes from './article.module.css';

interface ArticleProps {
  title: string;
  /** The way back to the list. */
  above: ReactNode;
  /** Date, editor and the like, in one line below the title. */
  facts: ReactNode;
  /** From the server; cleaned here. */
  html: string;
  /** What belongs to the text, below it. */
  children?: ReactNode;
}

/** A text that the platform publishes, news or announcement: it names the document and can be printed. */
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
