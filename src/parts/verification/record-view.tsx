import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Section } from '#src/ui/section.tsx';
import { FileTable } from './file-table.tsx';
import { verificationQueries } from './queries.ts';
import { RecordFacts } from './record-facts.tsx';

interface RecordViewProps {
  userId: string;
  id: string;
  /** Level of the heading above the files. */
  order?: 2 | 3;
  /** The way on from a record that is not there, or not theirs. */
  elsewhere?: ReactNode;
}

/**
 * One record, its facts and its files: on `/myDetails?id=` (document 2 §2) and in the workspace of agencies (decision 15).
 */
export function RecordView({ userId, id, order = 2, elsewhere }: RecordViewProps): ReactNode {
  const record = useQuery(verificationQueries.record(userId, id));
  const files = useQuery(verificationQueries.files(userId, id));
  return (
    <>
      <QueryState
        query={record}
        shape="text"
        count={8}
        missing={<EmptyState why="found" title="verify.notFound" action={elsewhere} />}
      >
        {(data) => <RecordFacts record={data} />}
      </QueryState>
      {/* A record that cannot be shown has no files either: one message is enough. */}
      {!record.isError && (
        <Section title="verify.files" space="near" order={order}>
          <QueryState query={files} shape="text" count={2}>
            {(data) => <FileTable files={data} />}
          </QueryState>
        </Section>
      )}
    </>
  );
}
