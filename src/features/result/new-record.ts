import type { ReactNode } from 'react';
import type { RecordKind } from './rules.ts';

export interface NewRecord {
  id: string;
  /** Number for display, or empty. */
  number: string;
  submittedAt: string;
  /** Distinguishes the record from those of other users (`noteSubmitted`). */
  sent?: string;
  /** Day of the next step, `YYYY-MM-DD`; null when unknown. */
  due: string | null;
}

interface FindProps {
  userId: string;
  /** Render prop with the records, newest first; empty while loading and on failure. */
  children: (rows: readonly NewRecord[]) => ReactNode;
}

/** Loaders by kind of record; injected by the route, because they belong to other features. */
export type FindRecords = Record<RecordKind, (props: FindProps) => ReactNode>;
