import { useCallback, useRef, useState } from 'react';
import { uploadFile, type UploadPurpose } from '#src/api/upload.ts';
import type { Upload } from '#src/ui/use-file-upload.ts';

/** Counts running uploads: leaving or submitting would lose them. */
export function useUploads(): {
  uploadFor: (purpose: UploadPurpose) => Upload;
  running: number;
  /** Current value, also outside of render. */
  anyRunning: () => boolean;
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
  return { uploadFor, running, anyRunning };
}
