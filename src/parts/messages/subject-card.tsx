import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import classes from './subject-card.module.css';

interface SubjectCardProps {
  /** What it is called; left out where nothing more is known than the way there. */
  title?: string | undefined;
  /** Its number, as people read it. */
  number?: string | undefined;
  /** Where it stands. */
  children?: ReactNode;
  /** The one way there. */
  link: ReactNode;
}

/** The thing that a message is about, small: what it is called, its number, where it stands, and the way there. */
export function SubjectCard({ title = '', number = '', children, link }: SubjectCardProps): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <p className={classes.kicker} id={id}>
        {t('inbox.about')}
      </p>
      {title !== '' && (
        <Title order={2} className={classes.title}>
          <AsWritten text={title} tag />
        </Title>
      )}
      {number !== '' && <p className={classes.number}>{number}</p>}
      {children !== undefined && <div className={classes.state}>{children}</div>}
      <p className={classes.link}>{link}</p>
    </section>
  );
}
