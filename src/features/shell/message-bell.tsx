import { type ReactNode, useEffect, type ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { latePart } from '#src/ui/late-part.ts';
import { notify } from '#src/ui/notify.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BADGE_MAX } from '#src/lib/limits.ts';
import classes from './message-bell.module.css';

const useOpenBell = latePart(() => import('./message-bell-open.tsx').then((part) => part.OpenMessageBell));

/** Number of unread messages, and the newest ones in a popover (document 1 §2). */
export function MessageBell({ userId }: { userId: string }): ReactNode {
  const unread = useUnread(userId);
  const { Part, trigger } = useOpenBell();
  return Part === null ? (
    <BellButton unread={unread} {...trigger} />
  ) : (
    <Part userId={userId} unread={unread} />
  );
}

/**
 * Number of unread messages; null while unknown. A refusal of the server is shown as an error (document 1 §8); network failures
 * are silent, because user actions report them.
 */
function useUnread(userId: string): number | null {
  const { data = null, error } = useQuery(messageQueries.unread(userId));
  useEffect(() => {
    if (error instanceof BusinessError) notify.error(describeError(error, 'inbox.loadFail'));
  }, [error]);
  return data;
}

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
