import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { badgeText } from './message-rules.ts';
import { MessagePanel } from './message-panel.tsx';
import { useUnread } from './use-unread.ts';
import classes from './message-bell.module.css';

/** The bell: how much is unread, and the newest messages in a popover (document 1 §2). */
export function MessageBell({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const unread = useUnread(userId);
  const badge = badgeText(unread);
  const words =
    badge === null ? t('nav.messages') : `${t('nav.messages')} · ${t('nav.unread', { count: unread })}`;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(24rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
      transitionProps={{ duration: 150 }}
    >
      <Popover.Target>
        <ActionIcon
          size={40}
          color="gray"
          c="var(--ink)"
          aria-label={words}
          onClick={() => setOpened(!opened)}
          className={classes.bell}
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
          {badge !== null && (
            <span className={classes.badge} aria-hidden>
              {badge}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('nav.messages')}>
        {opened && <MessagePanel userId={userId} unread={unread} onLeave={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}
