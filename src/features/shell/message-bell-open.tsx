import { Popover, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useOpenOnArrival } from '#src/ui/late-part.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { messageMutations, messageQueries } from '#src/parts/messages/queries.ts';
import { ReadAllButton } from '#src/parts/messages/read-all-button.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import { formatDate } from '#src/lib/format.ts';
import { BellButton } from './message-bell.tsx';
import classes from './message-bell.module.css';

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

interface MessagePanelProps {
  userId: string;
  unread: number | null;
  onLeave: () => void;
}

/** Newest messages, a button that marks all as read, and a link to the inbox. */
export function MessagePanel({ userId, unread, onLeave }: MessagePanelProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('nav.messages')}</h2>
        <ReadAllButton variant="subtle" size="compact-md" userId={userId} unread={unread} />
      </div>
      <Messages userId={userId} onLeave={onLeave} />
      <div className={classes.foot}>
        <TextLink to="/textmessage/$id" params={{ id: 'all' }} onClick={onLeave} label="inbox.viewAll" />
      </div>
    </>
  );
}

function Messages({ userId, onLeave }: Pick<MessagePanelProps, 'userId' | 'onLeave'>): ReactNode {
  const { t, lang } = useText();
  const newest = useQuery(messageQueries.newest(userId, lang));
  const { mutate: read } = useMutation(messageMutations.read());

  return (
    <QueryState
      query={newest}
      shape="rows"
      count={3}
      loading={
        <div className={classes.waiting}>
          <LoadingState shape="rows" count={3} />
        </div>
      }
      explain={(error) => describeError(error, 'inbox.loadFail')}
      empty={<p className={classes.notice}>{t('inbox.empty')}</p>}
      isEmpty={({ messages }) => messages.length === 0}
    >
      {({ messages }) => (
        <ul className={classes.list}>
          {messages.map((message) => (
            <BellEntry
              key={message.id}
              message={message}
              onOpen={() => message.unread !== false && read(message.id)}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

interface BellEntryProps {
  message: Message;
  /** Called when the message is expanded, which marks it as read (document 1 §4). */
  onOpen: () => void;
  /** Called when the message's link is followed. */
  onLeave: () => void;
}

/** One message: date and preview; expanded, its full text. */
function BellEntry({ message, onOpen, onLeave }: BellEntryProps): ReactNode {
  const { t, lang } = useText();
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const words = useMemo(() => plainText(message.html), [message.html]);
  return (
    <li className={classes.entry} data-unread={message.unread || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => {
          setExpanded(!expanded);
          if (!expanded) onOpen();
        }}
      >
        <span className={classes.meta}>
          <span className={classes.dot} aria-hidden />
          <time dateTime={message.date}>{formatDate(message.date, lang)}</time>
          {message.unread ? (
            <span className={classes.new}>{t('inbox.unread')}</span>
          ) : (
            message.unread === false && <VisuallyHidden>{t('inbox.read')}</VisuallyHidden>
          )}
          <IconChevronDown className={classes.chevron} size={16} aria-hidden />
        </span>
        <span className={classes.words} data-hidden={expanded || undefined}>
          <AsWritten text={words} />
        </span>
      </button>
      <div id={id} className={classes.text} hidden={!expanded}>
        {expanded && (
          <>
            <SafeHtml html={message.html} />
            {message.about !== null && <AboutLink about={message.about} onLeave={onLeave} />}
          </>
        )}
      </div>
    </li>
  );
}
