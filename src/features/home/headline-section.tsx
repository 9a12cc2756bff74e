import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ErrorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Section } from '#src/ui/section.tsx';
import { usePhrase, type Phrase } from '#src/ui/words.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { Headline } from './read.ts';
import classes from './home.module.css';
import base from '#src/ui/base.module.css';

interface HeadlineSectionProps<Key extends readonly unknown[]> {
  title: Phrase;
  empty: Phrase;
  query: UseQueryOptions<Headline[], unknown, Headline[], Key>;
  errorWords: (error: unknown) => ErrorText;
  all: '/news' | '/NoticeInformationPage';
  one: '/news/newsDetailsPage' | '/NoticeInformationPage/Notice';
}

export function HeadlineSection<Key extends readonly unknown[]>(props: HeadlineSectionProps<Key>): ReactNode {
  return (
    <Section title={props.title} action={<TextLink to={props.all} label="home.viewAll" />}>
      <div className={classes.headlines}>
        <Headlines {...props} />
      </div>
    </Section>
  );
}

function Headlines<Key extends readonly unknown[]>({
  empty,
  query,
  errorWords,
  one,
}: HeadlineSectionProps<Key>): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  return (
    <QueryState
      query={useQuery(query)}
      shape="rows"
      count={4}
      explain={errorWords}
      empty={
        <p className={classes.none} role="status">
          {say(empty)}
        </p>
      }
    >
      {(headlines) => (
        <ul className={base.list}>
          {headlines.map(({ id, title, summary, date }) => (
            <li key={id} className={classes.headline}>
              <time dateTime={date} className={base.small}>
                {formatDate(date, lang)}
              </time>
              <div>
                <TextLink to={one} search={{ id }} className={classes.headlineTitle}>
                  <AsWritten text={title} />
                </TextLink>
                {summary !== '' && (
                  <p className={classes.summary}>
                    <AsWritten text={summary} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
