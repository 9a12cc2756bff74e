import { useId, type ReactNode } from 'react';
import { Group, Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import classes from './subject-card.module.css';
import base from '#src/ui/base.module.css';

interface SubjectCardProps {
  title: string;
  number?: string | undefined;
  drawing?: ReactNode;
  children?: ReactNode;
}

/** The place of a card that is read, so that nothing below it moves; an application's is `tall`. */
export const SubjectComing = ({ tall }: { tall?: true }): ReactNode => (
  <div className={classes.root} style={{ minHeight: tall ? '20.25rem' : '10.25rem' }} aria-hidden />
);

export function SubjectCard({ title, number = '', drawing, children }: SubjectCardProps): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <p className={base.small} id={id}>
        {t('inbox.about')}
      </p>
      <Group gap="1rem" wrap="nowrap">
        {drawing}
        <div>
          {title !== '' && (
            <Title order={2} className={classes.title}>
              <AsWritten text={title} tag />
            </Title>
          )}
          {number !== '' && <p className={classes.number}>{number}</p>}
        </div>
      </Group>
      {children}
    </section>
  );
}
