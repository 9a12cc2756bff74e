import { useState } from 'react';
import { useGrowingList, type GrowingQuery } from '#src/parts/list/use-growing-list.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import type { VerificationRecord } from '#src/parts/verification/record.ts';

/** All requests that the agency may see, newest first; `readMore` reads the next older batch. */
export function useRecords(userId: string): {
  list: GrowingQuery<VerificationRecord>;
  readMore: () => void;
} {
  const [batches, setBatches] = useState(1);
  const list = useGrowingList({
    query: (batch) => verificationQueries.batch(userId, batch, 'agency'),
    pages: batches,
    rowKey: ({ id }) => id,
    hasMore: (read) => read.at(-1)?.goesOn === true,
  });
  const readMore = (): void => {
    if (list.growError === null) setBatches(batches + 1);
    else list.refetch();
  };
  return { list, readMore };
}
