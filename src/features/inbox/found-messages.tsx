import { useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { NothingFound } from '#src/ui/nothing-found.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { MessagePeriods } from './message-periods.tsx';
import type { ReadMessages } from './queries.ts';
import type { InboxFilters } from './filters.ts';
import { isKept, waitingFirst, type Turns } from './rules.ts';
import classes from './inbox.module.css';

/** Rows that are shown at once. */
const ROWS = 20;

interface FoundMessagesProps {
  all: QueryLike<ReadMessages>;
  filters: InboxFilters;
  turns: Turns | null;
  onClear: () => void;
}

/** The messages that match the filters, among those that could be read. */
export function FoundMessages({ all, ...found }: FoundMessagesProps): ReactNode {
  return (
    <QueryState
      query={all}
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
  turns,
  onClear,
}: { read: ReadMessages } & Omit<FoundMessagesProps, 'all'>): ReactNode {
  const { t } = useText();
  const [rows, setRows] = useState(ROWS);
  if (turns === null) return <LoadingState shape="messages" count={4} />;
  const kept = read.messages.filter((message) => isKept(message, plainText(message.html), filters));
  const found = waitingFirst(kept, turns);
  return (
    <>
      {!read.isAll && <p className={classes.partly}>{t('inbox.partly', { count: read.messages.length })}</p>}
      {found.length === 0 ? (
        <NothingFound title="inbox.noneFound" onClear={onClear} />
      ) : (
        <>
          <MessagePeriods messages={found.slice(0, rows)} turns={turns} />
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
