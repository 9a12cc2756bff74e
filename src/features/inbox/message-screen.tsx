import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { firstSentence, inLead, withoutNumber } from '#src/parts/messages/words.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { plainText, withoutStart } from '#src/ui/clean-html.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { MessageRow } from './message-periods.tsx';
import { inboxQueries, listedMessage, type ReadMessages } from './queries.ts';
import { othersOf, pageOf } from './rules.ts';
import classes from './inbox.module.css';

/** Renders the subject of a message; injected by the route, because it belongs to other features. */
export type DrawSubject = (about: NonNullable<Message['about']>, userId: string) => ReactNode;

interface MessageScreenProps {
  id: string;
  subject: DrawSubject;
}

/** Characters; a longer title is set smaller. */
const TITLE_MAX = 30;

/** One message; opening it marks it as read (document 1 §2, §4 `/textmessage/{id}`). */
export function MessageScreen({ id, subject }: MessageScreenProps): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      {user !== null && <OneMessage key={id} userId={user.id} id={id} subject={subject} />}
    </PageWidth>
  );
}

function OneMessage({ userId, id, subject }: MessageScreenProps & { userId: string }): ReactNode {
  const { lang } = useText();
  const client = useQueryClient();
  // The list has the whole text; this call marks it as read.
  const query = useQuery({
    ...inboxQueries.one(userId, id, lang),
    placeholderData: () => listedMessage(client, userId, id, lang),
  });
  const { data: read } = useQuery({ ...inboxQueries.all(userId, lang), meta: { silent: true } });
  const all = read?.messages ?? [];
  const place = all.findIndex((message) => message.id === id);
  const words = plainText(query.data?.html ?? '');
  const [lead, rest] = inLead(words);
  const hasTitle = lead !== '' && rest !== '';
  // A letter with a salutation is called by its first sentence.
  const title = hasTitle ? lead.replace(/[：:]\s*$/, '') : lead === '' ? firstSentence(words) : '';
  return (
    <div className={classes.opened}>
      <PageTitle
        title={
          title === '' ? (
            'inbox.detail'
          ) : (
            <span data-long={title.length > TITLE_MAX || undefined}>{title}</span>
          )
        }
        above={
          // As many pages as reach to this message, which gets the focus back.
          <BackLink
            to="/textmessage/$id"
            params={{ id: 'all' }}
            search={{ page: pageOf(place) }}
            label="inbox.viewAll"
          />
        }
      />
      <QueryState
        query={query}
        shape="text"
        count={2}
        explain={(error) => describeError(error, 'inbox.loadFail')}
        // A refusal means that it belongs to another user or no longer exists.
        missing={<NotFound />}
        empty={<NotFound />}
      >
        {(message) => (
          <Opened
            date={message.date}
            html={hasTitle ? withoutStart(message.html, lead) : message.html}
            continues={hasTitle}
            about={message.about}
            subject={(about) => subject(about, userId)}
          >
            <Others of={message} all={all} />
            {place >= 0 && (
              <Neighbours newer={all[place - 1]} older={all[place + 1]} isAll={read?.isAll === true} />
            )}
          </Opened>
        )}
      </QueryState>
    </div>
  );
}

interface OpenedProps extends Pick<Message, 'date' | 'html' | 'about'> {
  /** The title is the beginning of its first sentence. */
  continues: boolean;
  subject: (about: NonNullable<Message['about']>) => ReactNode;
  children: ReactNode;
}

function Opened({ html, date, about, continues, subject, children }: OpenedProps): ReactNode {
  const { t, lang } = useText();
  return (
    <>
      <article>
        <p className={classes.sent} data-continues={continues || undefined}>
          {t('inbox.sendTime')} <time dateTime={date}>{formatDate(date, lang)}</time>
        </p>
        <SafeHtml html={html} />
        {about !== null && (
          <p className={classes.act}>
            <AboutLink about={about} button />
          </p>
        )}
      </article>
      {about !== null && <div className={classes.subject}>{subject(about)}</div>}
      {children}
    </>
  );
}

/** The other messages about its application, once the list is read. */
function Others({ of, all }: { of: Message; all: readonly Message[] }): ReactNode {
  const others = othersOf(of, all);
  return (
    others.length > 0 && (
      <Section title="inbox.others" space="near">
        <ul className={classes.others}>
          {others.map((message) => (
            <li key={message.id} className={classes.item}>
              <MessageRow message={message} of={of} />
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}

/** Its first sentence, without the number of an application. */
const subjectOf = ({ html }: Message): string => firstSentence(withoutNumber(plainText(html)));

type NeighboursProps = Record<'newer' | 'older', Message | undefined> & Pick<ReadMessages, 'isAll'>;

/** Links to the next newer and older message, once the list is read; says where it begins and ends. */
function Neighbours({ newer, older, isAll }: NeighboursProps): ReactNode {
  const { t } = useText();
  const way = (words: TextKey, to: Message | undefined, none: TextKey): ReactNode => (
    <p className={classes.way}>
      <span>{t(words)}</span>
      {to === undefined ? (
        t(none)
      ) : (
        <TextLink to="/textmessage/$id" params={{ id: to.id }} aria-label={`${t(words)}: ${subjectOf(to)}`}>
          <AsWritten text={subjectOf(to)} />
        </TextLink>
      )}
    </p>
  );
  return (
    <nav className={classes.ways} aria-label={t('inbox.ways')}>
      {way('inbox.newer', newer, 'inbox.isNewest')}
      {(older !== undefined || isAll) && way('inbox.before', older, 'inbox.isOldest')}
    </nav>
  );
}

const NotFound = (): ReactNode => <EmptyState why="found" title="inbox.notFound" />;
