import { useMemo, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconFileText, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { firstSentence, inLead, numberIn, withoutNumber } from '#src/parts/messages/words.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { inGroups, type Thread, type Turns } from './rules.ts';
import classes from './inbox.module.css';

type AboutKind = NonNullable<Message['about']>['kind'];

interface MessagePeriodsProps {
  messages: readonly Message[];
  turns: Turns;
}

export function MessagePeriods({ messages, turns }: MessagePeriodsProps): ReactNode {
  const { t } = useText();
  const [today] = useState(() => platformToday());
  return inGroups(messages, today, turns).map(({ group, threads }) => {
    const title = t(group === 'yours' ? 'epd.mine.yours' : `inbox.${group}`, { count: threads.length });
    return (
      <section key={group} aria-label={title} className={group === 'yours' ? classes.yours : undefined}>
        <h2 className={classes.head}>{title}</h2>
        <ul className={classes.list}>
          {threads.map((thread) => (
            <ThreadRow key={thread[0].id} thread={thread} turns={turns} />
          ))}
        </ul>
      </section>
    );
  });
}

function ThreadRow({ thread: [newest, ...older], turns }: { thread: Thread; turns: Turns }): ReactNode {
  const { t } = useText();
  const unread = older.filter((message) => message.unread).length;
  const turn = newest.about && turns(newest.about);
  return (
    <li className={classes.item}>
      <MessageRow message={newest} of={newest} />
      <p className={classes.about}>
        {newest.about === null ? (
          <TextLink to="/textmessage/$id" params={{ id: newest.id }} label="inbox.open" />
        ) : (
          <AboutLink about={newest.about} label={turn?.act} />
        )}
        {turn?.says}
      </p>
      {older.length > 0 && (
        <details className={classes.older}>
          <summary>
            {t('inbox.older', { count: older.length })}
            {unread > 0 && ` · ${t('nav.unread', { count: unread })}`}
          </summary>
          <ul className={classes.list}>
            {older.map((message) => (
              <li key={message.id} className={classes.item}>
                <MessageRow message={message} of={newest} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const NAMES_PRODUCT: readonly AboutKind[] = ['APPLICATION', 'DECLARATION', 'VERIFICATION'];
const OF_ACCOUNT: readonly AboutKind[] = ['REGISTRATION', 'ACCOUNT', 'COMPANY'];

/** The product that its text names, where its subject has one; else an icon, as words alone may mean something else. */
function Picture({ about, words }: Pick<Message, 'about'> & { words: string }): ReactNode {
  if (about === null) return null;
  const Sign = OF_ACCOUNT.includes(about.kind) ? IconUserCircle : IconFileText;
  const sign = <Sign stroke={1.25} aria-hidden />;
  return NAMES_PRODUCT.includes(about.kind) ? <ProductDrawing name={words} unknown={sign} /> : sign;
}

/** @param of what is listed with it says a number once */
export function MessageRow({ message, of: newest }: { message: Message; of: Message }): ReactNode {
  const { t, lang } = useText();
  const words = useMemo(() => plainText(message.html), [message.html]);
  const isNewest = message === newest;
  // The newest of an application says its number for all.
  const number = numberIn(words);
  const [lead, rest] = inLead(withoutNumber(words));
  return (
    <Link
      to="/textmessage/$id"
      params={{ id: message.id }}
      className={classes.row}
      data-row={isNewest || undefined}
      data-unread={message.unread || undefined}
    >
      <span className={classes.dot} aria-hidden />
      <time className={classes.date} dateTime={message.date}>
        {formatDate(message.date, lang)}
      </time>
      {number !== '' && (isNewest || number !== numberIn(plainText(newest.html))) && (
        <span className={classes.number}> {number} </span>
      )}
      {isNewest && (
        <span className={classes.drawing}>
          <Picture about={message.about} words={firstSentence(words)} />
        </span>
      )}
      <span className={classes.words}>
        <b>
          <AsWritten text={lead || firstSentence(words)} />
        </b>
        {lead !== '' && <AsWritten text={rest} />}
      </span>
      {message.unread !== null && (
        <VisuallyHidden>{t(message.unread ? 'inbox.unread' : 'inbox.read')}</VisuallyHidden>
      )}
    </Link>
  );
}
