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
  elsewhere?: ReactNode;
}

/** document 2 §2, decision 15 */
export function RecordView({ userId, id, elsewhere }: RecordViewProps): ReactNode {
  const notFound = <EmptyState why="found" title="verify.notFound" action={elsewhere} />;
  const record = useQuery(verificationQueries.record(userId, id));
  const files = useQuery(verificationQueries.files(userId, id));
  return (
    <QueryState query={record} shape="facts" count={10} missing={notFound} empty={notFound}>
      {(data) => (
        <RecordFacts record={data}>
          <Section title="verify.files" space="near">
            <QueryState query={files} shape="table" count={1}>
              {(found) => <FileTable files={found} />}
            </QueryState>
          </Section>
        </RecordFacts>
      )}
    </QueryState>
  );
}
