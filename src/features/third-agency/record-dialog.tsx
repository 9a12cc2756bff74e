import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { FileTable } from '#src/parts/verification/file-table.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { RecordFacts } from '#src/parts/verification/record-facts.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
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
      <QueryState query={record} shape="text" count={8}>
        {(data) => <RecordFacts record={data} />}
      </QueryState>
      {/* A record that cannot be shown has no files either: one message is enough. */}
      {!record.isError && (
        <Section title="verify.files" space="near" order={3}>
          <QueryState query={files} shape="text" count={2}>
            {(data) => <FileTable files={data} />}
          </QueryState>
        </Section>
      )}
    </>
  );
}
