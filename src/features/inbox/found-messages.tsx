import { useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { NothingFound } from '#src/ui/nothing-found.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { MessagePeriods, type DrawTask } from './message-periods.tsx';
import type { ReadMessages } from './queries.ts';
import type { InboxFilters } from './filters.ts';
import { isKept } from './rules.ts';
import classes from './inbox.module.css';

/** Rows that are shown at once. */
const ROWS = 20;

interface FoundMessagesProps {
  query: QueryLike<ReadMessages>;
  filters: InboxFilters;
  task: DrawTask;
  onClear: () => void;
}

/** The messages that match the filters, among those that could be read. */
export function FoundMessages({ query, ...found }: FoundMessagesProps): ReactNode {
  return (
    <QueryState
      query={query}
      shape="messages"
      count={4}
      explain={(error) => describeError(error, 'inbox.loadFail')}
      empty={null}
    >
      {(read) => <Found key={JSON.stringify(found.filters)} read={read} {...found} />}
    </QueryState>
  );
}

function Found({
  read,
  filters,
  task,
  onClear,
}: { read: ReadMessages } & Omit<FoundMessagesProps, 'query'>): ReactNode {
  const { t } = useText();
  const [rows, setRows] = useState(ROWS);
  const found = read.messages.filter((message) => isKept(message, plainText(message.html), filters));
  return (
    <>
      {!read.isAll && <p className={classes.partly}>{t('inbox.partly', { count: read.messages.length })}</p>}
      {found.length === 0 ? (
        <NothingFound title="inbox.noneFound" onClear={onClear} />
      ) : (
        <>
          <MessagePeriods messages={found.slice(0, rows)} task={task} />
          <LoadMore
            shown={Math.min(rows, found.length)}
            total={found.length}
            hasMore={rows < found.length}
            loading={false}
            onMore={() => setRows(rows + ROWS)}
          />
        </>
      )}
    </>
  );
}
