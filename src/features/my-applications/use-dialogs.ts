import { useNavigate } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { MyApplication } from './model.ts';
import type { MineSearch } from './search.ts';

/** The four dialogs of an application (document 2 §2). */
export type DialogKind = NonNullable<MineSearch['dialog']>;

export interface ApplicationDialogs {
  /** Whose dialogs; stays while they fade out. */
  application: MyApplication | null;
  isOpen: (kind: DialogKind) => boolean;
  open: (application: MyApplication, kind: DialogKind) => void;
  close: (kind: DialogKind) => void;
}

/** Id of the element that shows an application in the list. */
export const placeOf = (id: string): string => `application-${id}`;

/** Puts the focus on an application in the list, if it is shown there. */
function focusEntry(id: string): void {
  const entry = document.getElementById(placeOf(id))?.querySelector('article');
  if (entry === null || entry === undefined) return;
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
}

/**
 * Which dialogs are open: a paper opened from the details lies on top of them and leads back. An address that names an
 * application opens it on arrival; with the dialog its name leaves the address.
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
  // What was pressed stayed behind with its page. A dialog gives the focus back to what has it when it opens.
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
