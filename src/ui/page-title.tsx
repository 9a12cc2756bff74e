import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useWords, type Words } from './words.ts';
import classes from './page-title.module.css';

interface PageTitleProps {
  title: Words;
  /** One or two sentences under the title. */
  intro?: Words;
  /** Buttons beside the title; below it on phones. */
  actions?: ReactNode;
  /** Dense pages, where somebody works: less space around. */
  near?: boolean;
  /** What stands above the title: a way back or the crumbs. */
  above?: ReactNode;
}

/** Head of a page: the one h1, what the page is for, and what can be done here. */
export function PageTitle({ title, intro, actions, above, near = false }: PageTitleProps): ReactNode {
  const say = useWords();
  return (
    <header className={classes.root} data-near={near || undefined}>
      {above !== undefined && <div className={classes.above}>{above}</div>}
      <div className={classes.line}>
        <Title order={1}>{say(title)}</Title>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {intro !== undefined && <p className={classes.intro}>{say(intro)}</p>}
    </header>
  );
}
