import { useNavigate } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { MyApplication } from './model.ts';
import type { MineSearch } from './search.ts';

/** The four dialogs of an application (document 2 §2). */
export type DialogKind = NonNullable<MineSearch['dialog']>;

export interface ApplicationDialogs {
  /** Kept during the closing transition. */
  application: MyApplication | null;
  isOpen: (kind: DialogKind) => boolean;
  open: (application: MyApplication, kind: DialogKind) => void;
  close: (kind: DialogKind) => void;
}

/** DOM id of an application in the list. */
export const placeOf = (id: string): string => `application-${id}`;

function focusEntry(id: string): void {
  const entry = document.getElementById(placeOf(id))?.querySelector('article');
  if (entry === null || entry === undefined) return;
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
}

/**
 * State of the dialogs; one opened from the details stacks on top of them. An id in the URL opens a dialog on arrival and is
 * removed when it closes.
 */
export function useApplicationDialogs(
  search: MineSearch,
  rows: readonly MyApplication[],
): ApplicationDialogs {
  const { id, dialog } = search;
  const navigate = useNavigate();
  const [application, setApplication] = useState<MyApplication | null>(null);
  const [stack, setStack] = useState<readonly DialogKind[]>([]);
  const open = useCallback((next: MyApplication, kind: DialogKind) => {
    setApplication(next);
    setStack((before) => [...before.filter((one) => one !== kind), kind]);
  }, []);

  const named = id === undefined ? undefined : rows.find((row) => row.id === id || row.applyId === id);
  const wanted = named === undefined ? null : `${named.id} ${dialog ?? 'details'}`;
  const [arrived, setArrived] = useState<string | null>(null);
  if (wanted !== arrived) {
    setArrived(wanted);
    if (named !== undefined) {
      setApplication(named);
      setStack([dialog ?? 'details']);
    }
  }

  const namedId = named?.id;
  // After navigation from another page nothing has the focus: focus the entry first, so that closing the dialog returns it.
  useLayoutEffect(() => {
    if (namedId !== undefined) focusEntry(namedId);
  }, [namedId]);

  const close = (kind: DialogKind): void => {
    setStack((before) => before.filter((one) => one !== kind));
    if (id === undefined) return;
    void navigate({
      to: '/epd/mineEpd',
      search: { ...search, id: undefined, dialog: undefined },
      replace: true,
      resetScroll: false,
    });
  };
  return { application, isOpen: (kind) => stack.includes(kind), open, close };
}
