import type { ReactNode } from 'react';
import { useWords, type Words } from './words.ts';
import classes from './numbered-form.module.css';

interface NumberedSectionProps {
  /** Anchor of the section, unique on the page. */
  id: string;
  number: number;
  title: Words;
  intro?: Words;
  /** Beside the title: a button that removes or adds. */
  action?: ReactNode;
  children: ReactNode;
}

/** One numbered part of a long form, as a named group of fields. */
export function NumberedSection({
  id,
  number,
  title,
  intro,
  action,
  children,
}: NumberedSectionProps): ReactNode {
  const say = useWords();
  const titleId = `${id}-title`;
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          <span className={classes.number}>{number}</span>
          {say(title)}
        </h2>
        {action}
      </div>
      {intro !== undefined && <p className={classes.intro}>{say(intro)}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
