import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { FileTable } from '#src/parts/verification/file-table.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { RecordFacts } from '#src/parts/verification/record-facts.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { Section } from '#src/ui/section.tsx';

interface RecordDialogProps {
  userId: string;
  /** The record of the address; nothing is open without one. */
  id: string | undefined;
  onClose: () => void;
}

/** One record with its files. */
export function RecordDialog({ userId, id, onClose }: RecordDialogProps): ReactNode {
  // The last one stays in place while the dialog fades.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title="verify.detailTitle" size="wide">
      {shown !== undefined && <Details key={shown} userId={userId} id={shown} />}
    </Dialog>
  );
}

function Details({ userId, id }: { userId: string; id: string }): ReactNode {
  const record = useQuery(verificationQueries.record(userId, id));
  const files = useQuery(verificationQueries.files(userId, id));
  return (
    <>
      <Loaded query={record} lines={8}>
        {(data) => <RecordFacts record={data} />}
      </Loaded>
      {/* A record that cannot be shown has no files either: one message is enough. */}
      {!record.isError && (
        <Section title="verify.files" space="near" order={3}>
          <Loaded query={files} lines={2}>
            {(data) => <FileTable files={data} />}
          </Loaded>
        </Section>
      )}
    </>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Lines that the content usually has. */
  lines: number;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query, lines, children }: LoadedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingState shape="text" count={lines} />;
  return <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}
