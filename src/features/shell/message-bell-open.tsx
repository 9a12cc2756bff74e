import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useOpenOnArrival } from '#src/ui/late-part.ts';
import { BellButton } from './bell-button.tsx';
import { MessagePanel } from './message-panel.tsx';
import classes from './message-bell.module.css';

/** Lazy part of the message bell, loaded on first use. */
export function OpenMessageBell({ userId, unread }: { userId: string; unread: number | null }): ReactNode {
  const { t } = useText();
  const { target, opened, setOpened } = useOpenOnArrival();
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(26rem, calc(100vw - 10px))"
      trapFocus
      returnFocus
      transitionProps={{ duration: 150 }}
    >
      <Popover.Target>
        <BellButton ref={target} unread={unread} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('nav.messages')}>
        {opened && <MessagePanel userId={userId} unread={unread} onLeave={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}
