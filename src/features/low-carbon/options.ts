import type { EntryName } from '#src/parts/dictionary/entry.ts';

/** A file that the platform offers for the application: the empty data table, or the standard (document 2 §7). */
export interface Model extends EntryName {
  /** Under `p/template/download`. */
  fileName: string;
}
