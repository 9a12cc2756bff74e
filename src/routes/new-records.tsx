import { useQuery } from '@tanstack/react-query';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { pcrQueries } from '#src/features/pcr/queries.ts';
import type { FindRecords } from '#src/features/result/new-record.ts';
import { sentRequest } from '#src/parts/verification/record.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

/** Newest records of each kind for the result page, read by the feature that owns them. */
export const findRecords: FindRecords = {
  application: function NewApplications({ userId, children }) {
    const { data } = useQuery(applicationQueries.all(userId));
    const rows = data?.rows ?? [];
    return children(
      rows.map(({ id, number, appliedAt, progress }) => ({
        id,
        number,
        submittedAt: appliedAt,
        due: progress.dueDate,
      })),
    );
  },
  verification: function NewVerifications({ userId, children }) {
    const { data } = useQuery(verificationQueries.page(userId, 1));
    const rows = data?.rows ?? [];
    return children(
      rows.map((row) => ({
        id: row.id,
        number: row.number,
        submittedAt: row.submittedAt,
        sent: sentRequest(row),
        due: null,
      })),
    );
  },
  pcr: function NewRequests({ userId, children }) {
    const { data } = useQuery(pcrQueries.mine(userId, 1));
    const rows = data?.rows ?? [];
    return children(rows.map(({ id, askedAt }) => ({ id, number: '', submittedAt: askedAt, due: null })));
  },
};
