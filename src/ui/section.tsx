import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useWords, type Words } from './words.ts';
import classes from './section.module.css';

interface SectionProps {
  title: Words;
  intro?: Words;
  /** A link or button at the end of the title's line ("View all"). */
  action?: ReactNode;
  /** `wide` breathes (64–96 px) between the parts of a page; `near` belongs to what stands above it; `dense` where somebody works. */
  space?: 'wide' | 'near' | 'dense';
  /** Level of the heading; 2 unless the section stands inside another. */
  order?: 2 | 3;
  children: ReactNode;
}

/** A named part of a page, known to assistive technology by its heading. */
export function Section({
  title,
  intro,
  action,
  space = 'wide',
  order = 2,
  children,
}: SectionProps): ReactNode {
  const say = useWords();
  const id = useId();
  return (
    <section className={classes.root} data-space={space} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={order} id={id}>
          {say(title)}
        </Title>
        {action}
      </div>
      {intro !== undefined && <p className={classes.intro}>{say(intro)}</p>}
      {children}
    </section>
  );
}
