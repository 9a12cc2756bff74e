import { useCallback, useState } from 'react';
import type { MyApplication } from './model.ts';

/** The four dialogs of an application (document 2 §2). */
export type DialogKind = 'details' | 'quote' | 'contract' | 'upload';

export interface ApplicationDialogs {
  /** Whose dialogs; stays while they fade out. */
  application: MyApplication | null;
  isOpen: (kind: DialogKind) => boolean;
  open: (application: MyApplication, kind: DialogKind) => void;
  close: (kind: DialogKind) => void;
}

/** Which dialogs are open: a paper opened from the details lies on top of them and leads back. */
export function useApplicationDialogs(): ApplicationDialogs {
  const [application, setApplication] = useState<MyApplication | null>(null);
  const [stack, setStack] = useState<readonly DialogKind[]>([]);
  const open = useCallback((next: MyApplication, kind: DialogKind) => {
    setApplication(next);
    setStack((before) => [...before.filter((one) => one !== kind), kind]);
  }, []);
  const close = useCallback((kind: DialogKind) => {
    setStack((before) => before.filter((one) => one !== kind));
  }, []);
  return { application, isOpen: (kind) => stack.includes(kind), open, close };
}
