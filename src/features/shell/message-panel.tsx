import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { messageMutations, messageQueries } from '#src/parts/messages/queries.ts';
import { ReadAllButton } from '#src/parts/messages/read-all-button.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { BellEntry } from './bell-entry.tsx';
import classes from './message-bell.module.css';

interface MessagePanelProps {
  userId: string;
  unread: number;
  /** A link was followed. */
  onLeave: () => void;
}

/** The newest messages, all of them marked with one step, and the way to the inbox. */
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
        <TextLink to="/textmessage/$id" params={{ id: 'all' }} onClick={onLeave}>
          {t('inbox.viewAll')}
        </TextLink>
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
              onOpen={() => message.unread && read(message.id)}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
