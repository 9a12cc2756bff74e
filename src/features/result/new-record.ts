import type { ReactNode } from 'react';
import type { RecordKind } from './rules.ts';

/** What the result page shows of a new record. */
export interface NewRecord {
  id: string;
  /** As people read it; empty where it has none. */
  number: string;
  submittedAt: string;
  /** What tells it from the records of others (`noteSubmitted`). */
  sent?: string;
  /** Day by which the next thing happens, `YYYY-MM-DD`; null when it is not known. */
  due: string | null;
}

interface FindProps {
  userId: string;
  /** Draws with the newest records, newest first; with none until they are there, or when they cannot be read. */
  children: (rows: readonly NewRecord[]) => ReactNode;
}

/** How each kind of record is read; features compose them in the route. */
export type FindRecords = Record<RecordKind, (props: FindProps) => ReactNode>;
