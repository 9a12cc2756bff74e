import { useMemo, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { inLead, inPeriods, type Thread } from './rules.ts';
import classes from './inbox.module.css';

const HEADS = { today: 'inbox.today', week: 'inbox.week', earlier: 'inbox.earlier' } as const;

export function MessagePeriods({ messages }: { messages: readonly Message[] }): ReactNode {
  const { t } = useText();
  const [today] = useState(() => platformToday());
  return inPeriods(messages, today).map(({ period, threads }) => (
    <section key={period} aria-label={t(HEADS[period])}>
      <h2 className={classes.head}>{t(HEADS[period])}</h2>
      <ul className={classes.list}>
        {threads.map((thread) => (
          <ThreadRow key={thread.newest.id} thread={thread} />
        ))}
      </ul>
    </section>
  ));
}

function ThreadRow({ thread: { newest, older } }: { thread: Thread }): ReactNode {
  const { t } = useText();
  const unread = older.filter((message) => message.unread).length;
  return (
    <li className={classes.item}>
      <MessageRow message={newest} isDrawn={isAboutProduct(newest)} />
      {newest.about !== null && (
        <p className={classes.about}>
          <AboutLink about={newest.about} />
        </p>
      )}
      {older.length > 0 && (
        <details className={classes.older}>
          <summary>
            {t('inbox.older', { count: older.length })}
            {unread > 0 && ` · ${t('nav.unread', { count: unread })}`}
          </summary>
          <ul className={classes.list}>
            {older.map((message) => (
              <li key={message.id} className={classes.item}>
                <MessageRow message={message} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Their text names the product. */
const isAboutProduct = ({ about }: Message): boolean =>
  about?.kind === 'APPLICATION' || about?.kind === 'DECLARATION';

function MessageRow({ message, isDrawn = false }: { message: Message; isDrawn?: boolean }): ReactNode {
  const { t, lang } = useText();
  const words = useMemo(() => plainText(message.html), [message.html]);
  const [lead, rest] = inLead(words);
  return (
    <Link
      to="/textmessage/$id"
      params={{ id: message.id }}
      className={classes.row}
      data-unread={message.unread || undefined}
    >
      <span className={classes.dot} aria-hidden />
      <time className={classes.date} dateTime={message.date}>
        {formatDate(message.date, lang)}
      </time>
      <span className={classes.drawing}>{isDrawn && <ProductDrawing name={words} />}</span>
      <span className={classes.words}>
        <b>
          <AsWritten text={lead} />
        </b>
        <AsWritten text={rest} />
      </span>
      {message.unread !== null && (
        <VisuallyHidden>{t(message.unread ? 'inbox.unread' : 'inbox.read')}</VisuallyHidden>
      )}
    </Link>
  );
}
