import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { badgeText } from './message-rules.ts';
import classes from './message-bell.module.css';

interface BellButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  /** How many messages wait to be read. */
  unread: number;
}

/** The bell with its count. */
export function BellButton({ unread, ...rest }: BellButtonProps): ReactNode {
  const { t } = useText();
  const badge = badgeText(unread);
  const words =
    badge === null ? t('nav.messages') : `${t('nav.messages')} · ${t('nav.unread', { count: unread })}`;
  return (
    <ActionIcon
      size={40}
      color="gray"
      c="var(--ink)"
      aria-label={words}
      aria-haspopup="dialog"
      className={classes.bell}
      {...rest}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
      {badge !== null && (
        <span className={classes.badge} aria-hidden>
          {badge}
        </span>
      )}
    </ActionIcon>
  );
}
