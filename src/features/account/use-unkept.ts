import { useState } from 'react';
import { VISITOR } from '#src/lib/kept-by-user.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';

interface Unkept {
  /** Input was lost by a reload or a change of language; the form says so. */
  wasTyped: boolean;
  note: (values: readonly string[]) => void;
  forget: () => void;
}

/**
 * Stores only that there was input: codes and passwords are never stored (document 1 §5).
 * @param form unique name of the form
 */
export function useUnkept(form: string): Unkept {
  const draft = useDraft({
    form,
    // As VISITOR, the entry is removed at the end of the session: there is nothing to restore.
    userId: VISITOR,
    version: 1,
    kept: 'tab',
    parse: (raw) => (raw === true ? true : null),
  });
  const [wasTyped] = useState(draft.restored !== null);
  return {
    wasTyped,
    note: (values) => (values.every((value) => value === '') ? draft.discard() : draft.save(true)),
    forget: draft.discard,
  };
}
