import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { BADGE_MAX } from '#src/lib/limits.ts';
import classes from './message-bell.module.css';

interface BellButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  /** Number of unread messages; null while unknown. */
  unread: number | null;
}

export function BellButton({ unread, ...rest }: BellButtonProps): ReactNode {
  const { t } = useText();
  const badge = badgeText(unread);
  const words =
    badge === null || unread === null
      ? t('nav.messages')
      : `${t('nav.messages')} · ${t('nav.unread', { count: unread })}`;
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

/** Badge text: null without unread messages, `9+` above nine (document 1 §2, §9). */
export function badgeText(unread: number | null): string | null {
  if (unread === null || !Number.isFinite(unread) || unread <= 0) return null;
  return unread > BADGE_MAX ? `${String(BADGE_MAX)}+` : String(Math.trunc(unread));
}
