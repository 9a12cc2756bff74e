import { useCallback, useRef, useState } from 'react';
import { uploadFile, type UploadPurpose } from '#src/api/upload.ts';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { useLeaveGuard } from '#src/parts/draft/use-leave-guard.ts';
import type { Upload } from '#src/ui/use-file-upload.ts';

/**
 * Counts running uploads of a form: submitting would lose them, and leaving as well, which asks while one is running or input
 * is not stored.
 */
export function useUploads(draft: Pick<DraftHandle<unknown>, 'flush' | 'discard'>): {
  uploadFor: (purpose: UploadPurpose) => Upload;
  running: number;
  /** Current value, also outside of render. */
  anyRunning: () => boolean;
  /** The form is sent: discards the draft, and leaving asks no more. */
  finish: () => void;
} {
  const [running, setRunning] = useState(0);
  const count = useRef(0);

  const uploadFor = useCallback(
    (purpose: UploadPurpose): Upload =>
      async (file, control) => {
        setRunning((count.current += 1));
        try {
          return await uploadFile(file, purpose, control);
        } finally {
          setRunning((count.current -= 1));
        }
      },
    [],
  );
  const anyRunning = useCallback(() => count.current > 0, []);

  const done = useRef(false);
  useLeaveGuard({ isDone: () => done.current, isUploading: anyRunning, store: draft.flush });
  const finish = (): void => {
    done.current = true;
    draft.discard();
  };
  return { uploadFor, running, anyRunning, finish };
}
