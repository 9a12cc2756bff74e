import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft, type Draft, type DraftOptions } from '#src/lib/draft.ts';
import { openDrafts, VISITOR } from '#src/lib/kept-by-user.ts';

const WRITE_AFTER_MS = 400;

export interface DraftState {
  /** Unix ms of the last write; null if none. */
  savedAt: number | null;
  failed: boolean;
}

export interface DraftHandle<Values> {
  restored: Draft<Values> | null;
  state: DraftState;
  /** Writes after a debounce; pending values are also written when the page is hidden. */
  save: (values: Values) => void;
  /** Writes pending values at once. Returns whether all input is stored. */
  flush: () => boolean;
  discard: () => void;
}

export interface DraftPlace<Values> extends DraftOptions<Values> {
  /** Whether there is nothing to keep: `save` then discards the draft. */
  isBlank?: (values: Values) => boolean;
}

export function useDraft<Values>(place: DraftPlace<Values>): DraftHandle<Values> {
  // A user who signs in later must not get these values.
  const [at] = useState(place);
  const [restored] = useState(() => readDraft(at));
  const [state, setState] = useState<DraftState>({ savedAt: restored?.savedAt ?? null, failed: false });
  const waiting = useRef<{ values: Values } | null>(null);
  const timer = useRef<number | undefined>(undefined);

  const flush = useCallback((): boolean => {
    window.clearTimeout(timer.current);
    if (waiting.current === null) return true;
    const now = Date.now();
    const kept = writeDraft(at, waiting.current.values, now);
    if (kept) waiting.current = null;
    setState((before) => (kept ? { savedAt: now, failed: false } : { ...before, failed: true }));
    return kept;
  }, [at]);

  const discard = useCallback(() => {
    window.clearTimeout(timer.current);
    waiting.current = null;
    removeDraft(at);
    setState({ savedAt: null, failed: false });
  }, [at]);

  const save = useCallback(
    (values: Values) => {
      if (at.isBlank?.(values) === true) return discard();
      waiting.current = { values };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, WRITE_AFTER_MS);
    },
    [at, discard, flush],
  );

  useEffect(() => {
    // Mobile browsers may discard a hidden page without unload.
    const leave = (): void => {
      flush();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    const hasDraft = (): boolean => at.userId !== VISITOR && flush() && readDraft(at) !== null;
    openDrafts.add(hasDraft);
    return () => {
      openDrafts.delete(hasDraft);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      flush();
    };
  }, [at, flush]);

  return { restored, state, save, flush, discard };
}

/**
 * Stores only that there was input: codes and passwords are never stored (document 1 §5).
 * @param form unique name of the form
 */
export function useUnkept(form: string) {
  const draft = useDraft({
    form,
    // As VISITOR, the entry is removed at the end of the session: there is nothing to restore.
    userId: VISITOR,
    version: 1,
    storage: 'tab',
    parse: (raw) => (raw === true ? true : null),
  });
  const [wasTyped] = useState(draft.restored !== null);
  return {
    /** Input was lost by a reload or a change of language; the form says so. */
    wasTyped,
    note: (values: readonly string[]) =>
      values.every((value) => value === '') ? draft.discard() : draft.save(true),
    forget: draft.discard,
  };
}
