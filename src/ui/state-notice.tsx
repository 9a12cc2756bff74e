import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { AsWritten } from './as-written.tsx';
import classes from './state-notice.module.css';

interface StateNoticeProps {
  /** `refused` needs action, `waiting` informs. */
  tone: 'refused' | 'waiting';
  title: TextKey;
  body: TextKey;
  next?: TextKey | null;
  /** Plain text by staff; hidden if empty. */
  reason?: { label: TextKey; text: string };
  children?: ReactNode;
}

export function StateNotice({ tone, title, body, next, reason, children }: StateNoticeProps): ReactNode {
  const { t } = useText();
  const Sign = tone === 'refused' ? IconAlertTriangle : IconClockHour4;
  return (
    <section className={classes.root} data-tone={tone} aria-label={t(title)}>
      <Sign className={classes.sign} size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {t(title)}
        </Title>
        {reason !== undefined && reason.text !== '' && (
          <p className={classes.reason}>
            <span className={classes.label}>{t(reason.label)}</span> <AsWritten text={reason.text} tag />
          </p>
        )}
        <p className={classes.body}>{t(body)}</p>
        {typeof next === 'string' && <p className={classes.body}>{t(next)}</p>}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </section>
  );
}
