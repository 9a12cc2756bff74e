import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useWords, type Words } from './words.ts';
import frame from './frame.module.css';
import classes from './page-title.module.css';

interface PageTitleProps {
  title: Words;
  intro?: Words | undefined;
  actions?: ReactNode;
  /** At the end of the head; on phones in the line of the back link. */
  drawing?: ReactNode;
  /** Back link or breadcrumb. */
  above?: ReactNode;
  /** Below the title, in place of an intro. */
  children?: ReactNode;
}

export function PageTitle({ title, intro, actions, drawing, above, children }: PageTitleProps): ReactNode {
  const say = useWords();
  return (
    <header className={classes.root}>
      <div>
        {above !== undefined && <div className={classes.above}>{above}</div>}
        <div className={classes.line}>
          <Title order={1}>{say(title)}</Title>
          <div>{actions}</div>
        </div>
        {intro !== undefined && <p className={classes.intro}>{say(intro)}</p>}
        {children}
      </div>
      {drawing}
    </header>
  );
}

/** Keeps content at most 1200 px wide, with the page's gutters. */
export function PageWidth({ children }: { children: ReactNode }): ReactNode {
  return <div className={frame.root}>{children}</div>;
}

/** On the column of the page; 60 px high on phones, else 56 px. */
export function HeaderLine({ children }: { children: ReactNode }): ReactNode {
  return <div className={frame.header}>{children}</div>;
}
