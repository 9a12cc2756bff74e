import { useState } from 'react';
import { VISITOR } from '#src/lib/kept-by-user.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';

interface Unkept {
  /** Something was typed before a reload or the switch of the language, and is gone: the form says so. */
  wasTyped: boolean;
  /** Of what stands in the fields now. */
  note: (values: readonly string[]) => void;
  /** It was sent. */
  forget: () => void;
}

/**
 * Codes and passwords are never stored (document 1 §5); what stays in the tab is that there were some, until the session ends.
 * @param form its name, which no other form has
 */
export function useUnkept(form: string): Unkept {
  const draft = useDraft({
    form,
    // Nobody who comes back finds what was typed, so this is no draft of theirs.
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
