import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { firstSentence, inLead, titleOf, withoutNumber } from '#src/parts/messages/words.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { plainText, withoutStart } from '#src/ui/clean-html.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { WholeWords } from '#src/ui/whole-words.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { MessageRow } from './message-periods.tsx';
import { inboxQueries, listedMessage, type ReadMessages } from './queries.ts';
import { isSettled, othersOf, pageOf, type Turns } from './rules.ts';
import classes from './inbox.module.css';

/** Renders the subject of a message; injected by the route, because it belongs to other features. */
export type DrawSubject = (about: NonNullable<Message['about']>, userId: string) => ReactNode;

interface MessageScreenProps {
  id: string;
  subject: DrawSubject;
  /** Null until it is known. */
  turns?: Turns | null;
}

/** One message; opening it marks it as read (document 1 §2, §4 `/textmessage/{id}`). */
export function MessageScreen(props: MessageScreenProps): ReactNode {
  const user = useSession();
  return <PageWidth>{user !== null && <OneMessage key={props.id} userId={user.id} {...props} />}</PageWidth>;
}

function OneMessage({
  userId,
  id,
  subject,
  turns = null,
}: MessageScreenProps & { userId: string }): ReactNode {
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
  const newer = all.slice(0, Math.max(place, 0));
  const words = plainText(query.data?.html ?? '');
  const [lead, rest] = inLead(words);
  const title = titleOf(words);
  return (
    <div className={classes.opened}>
      <PageTitle
        title={title === '' ? 'inbox.detail' : <WholeWords text={title} />}
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
            {...message}
            html={rest === '' ? message.html : withoutStart(message.html, lead)}
            kind={lead === '' ? 'letter' : rest === '' ? undefined : 'titled'}
            // A single one stands below.
            since={othersOf(message, all).length > 1 ? othersOf(message, newer)[0] : undefined}
            turns={turns}
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
  /** `titled`: the title is the beginning of its first sentence. */
  kind: 'letter' | 'titled' | undefined;
  /** The newest message about its application, if newer. */
  since: Message | undefined;
  turns: Turns | null;
  subject: (about: NonNullable<Message['about']>) => ReactNode;
  children: ReactNode;
}

function Opened({ html, date, about, kind, since, turns, subject, children }: OpenedProps): ReactNode {
  const { t, lang } = useText();
  return (
    <>
      <article data-kind={kind}>
        <p className={classes.sent}>
          <span>
            {t('inbox.sendTime')} <time dateTime={date}>{formatDate(date, lang)}</time>
          </span>
          {since !== undefined && (
            <span>
              {t('inbox.since')}{' '}
              <TextLink to="/textmessage/$id" params={{ id: since.id }} inherit>
                <AsWritten text={titleOf(plainText(since.html)) || subjectOf(since)} />
              </TextLink>
            </span>
          )}
        </p>
        <SafeHtml html={html} />
        {about !== null && (
          <p className={classes.act}>
            <AboutLink
              about={about}
              label={turns?.(about)?.act}
              button={isSettled(about, turns) ? 'outline' : 'filled'}
            />
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
      <Section title="inbox.others" space="dense">
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
