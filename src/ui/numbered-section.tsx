import type { ReactNode } from 'react';
import { Group, Stack } from '@mantine/core';
import { useWords, type Words } from './words.ts';
import classes from './numbered-form.module.css';

interface NumberedSectionProps {
  id: string;
  number: number;
  title: Words;
  intro?: Words;
  action?: ReactNode;
  children: ReactNode;
}

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
      <Group gap="0.5rem 1rem" align="baseline" justify="space-between">
        <h2 id={titleId} className={classes.title}>
          <span className={classes.number}>{number}</span>
          {say(title)}
        </h2>
        {action}
      </Group>
      {intro !== undefined && <p className={classes.intro}>{say(intro)}</p>}
      <Stack gap="1.5rem" mt="1.25rem">
        {children}
      </Stack>
    </section>
  );
}
