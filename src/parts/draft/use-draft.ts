import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft, type Draft, type DraftPlace } from '#src/lib/draft.ts';
import { openDrafts, VISITOR } from '#src/lib/kept-by-user.ts';

/** Quiet time after a change before it is written, ms: not with every key, and soon enough for a crash. */
const WRITE_AFTER_MS = 400;

export interface DraftState {
  /** Epoch ms of the last writing; null while there is none. */
  savedAt: number | null;
  /** The browser stores nothing. */
  failed: boolean;
}

export interface DraftHandle<Values> {
  /** What was stored when the form was opened. */
  restored: Draft<Values> | null;
  state: DraftState;
  /** Writes the values soon; what still waits is written when the page goes away. */
  save: (values: Values) => void;
  /** Writes at once what still waits. Returns whether everything typed is stored. */
  flush: () => boolean;
  /** Forgets the draft, because it was sent or is not wanted. */
  discard: () => void;
}

/** A draft that is read when the form opens and follows its changes. */
export function useDraft<Values>(place: DraftPlace<Values>): DraftHandle<Values> {
  // Of the form that was opened: whoever signs in later must not get these values.
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

  const save = useCallback(
    (values: Values) => {
      waiting.current = { values };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, WRITE_AFTER_MS);
    },
    [flush],
  );

  const discard = useCallback(() => {
    window.clearTimeout(timer.current);
    waiting.current = null;
    removeDraft(at);
    setState({ savedAt: null, failed: false });
  }, [at]);

  useEffect(() => {
    // Phones put a page away without ever unloading it.
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
