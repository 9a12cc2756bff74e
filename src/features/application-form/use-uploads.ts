import { useCallback, useRef, useState } from 'react';
import { uploadFile } from '#src/api/upload.ts';
import { ITEM_FILES } from '#src/parts/item-files/item-files.ts';
import type { Upload } from '#src/ui/use-file-upload.ts';
import type { FileSlot } from './values.ts';

/** The uploads of the form, and how many are on their way: leaving or submitting then would lose them. */
export function useUploads(): {
  uploadFor: (slot: FileSlot) => Upload;
  running: number;
  /** The number now, also outside of a render. */
  anyRunning: () => boolean;
} {
  const [running, setRunning] = useState(0);
  const count = useRef(0);

  const uploadFor = useCallback(
    (slot: FileSlot): Upload =>
      async (file, control) => {
        setRunning((count.current += 1));
        try {
          return await uploadFile(file, ITEM_FILES[slot].purpose, control);
        } finally {
          setRunning((count.current -= 1));
        }
      },
    [],
  );
  const anyRunning = useCallback(() => count.current > 0, []);
  return { uploadFor, running, anyRunning };
}
