import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useWords, type Words } from './words.ts';
import classes from './section.module.css';

interface SectionProps {
  title: Words;
  intro?: Words;
  action?: ReactNode;
  /** `wide`: between parts of a page; `near`: belongs to the content above; `dense`: working pages. */
  space?: 'wide' | 'near' | 'dense';
  order?: 2 | 3;
  children: ReactNode;
}

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
