import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { notify } from '#src/ui/notify.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { BellEntry } from './bell-entry.tsx';
import { bellMutations, bellQueries } from './queries.ts';
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
  const readAll = useMutation({
    ...bellMutations.readAll(),
    onSuccess: () => notify.success('inbox.readAllDone'),
  });
  const resting = unread === 0 || readAll.isPending;
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('nav.messages')}</h2>
        <Button
          variant="subtle"
          size="compact-md"
          // Not `disabled`: that would throw the focus out of the popover, and Escape would no longer close it.
          {...(resting && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => {
            if (!resting) readAll.mutate(userId);
          }}
        >
          {t('inbox.readAll')}
        </Button>
      </div>
      <Messages userId={userId} />
      <div className={classes.foot}>
        <TextLink to="/textmessage/$id" params={{ id: 'all' }} onClick={onLeave}>
          {t('inbox.viewAll')}
        </TextLink>
      </div>
    </>
  );
}

function Messages({ userId }: { userId: string }): ReactNode {
  const { t, lang } = useText();
  const newest = useQuery(bellQueries.newest(userId, lang));
  const { mutate: read } = useMutation(bellMutations.read());

  if (newest.data === undefined && newest.isError) {
    return (
      <div className={classes.notice} role="alert">
        <p>{errorText(newest.error, 'inbox.loadFail')}</p>
        <Button variant="outline" loading={newest.isFetching} onClick={() => void newest.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (newest.data === undefined) {
    return (
      <div className={classes.waiting}>
        <LoadingState shape="rows" count={3} />
      </div>
    );
  }
  if (newest.data.messages.length === 0) return <p className={classes.notice}>{t('inbox.empty')}</p>;
  return (
    <ul className={classes.list}>
      {newest.data.messages.map((message) => (
        <BellEntry key={message.id} message={message} onOpen={() => message.unread && read(message.id)} />
      ))}
    </ul>
  );
}
