import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileRules } from '#src/lib/file-check.ts';
import { describeProblem } from './file-problem.ts';
import type { Phrase } from './words.ts';

/** A file that the server holds. */
export interface UploadedFile {
  id: string;
  name: string;
  /** Bytes; null when only the server knew. */
  size: number | null;
}

/** Sends one file; rejects with an AbortError when `signal` fires, with one of `lib/errors.ts` when it fails. */
export type Upload = (
  file: File,
  control: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<{ id: string }>;

export type UploadState =
  | { step: 'idle' }
  | { step: 'checking'; name: string }
  | { step: 'uploading'; name: string; percent: number }
  | { step: 'failed'; why: Phrase[] }
  | { step: 'cancelled' }
  | { step: 'done' };

export interface FileUploadOptions {
  rules: FileRules;
  upload: Upload;
  /** Words for what the upload rejected with. */
  explain: (error: unknown) => Phrase;
  onUploaded: (file: UploadedFile) => void;
}

/**
 * One upload after another: a new file takes the place of a running one. The caller's file is only replaced once the
 * server has stored the new one.
 */
export function useFileUpload(options: FileUploadOptions) {
  const { rules, upload, explain, onUploaded } = options;
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    // A superseded or cancelled run must not write over what came after it.
    const report = (next: UploadState): void => {
      if (running.current === own && !own.signal.aborted) setState(next);
    };
    report({ step: 'checking', name: file.name });
    try {
      const problem = await checkFile(file, rules);
      if (problem !== null) {
        report({ step: 'failed', why: describeProblem(problem, rules) });
        return;
      }
      report({ step: 'uploading', name: file.name, percent: 0 });
      const { id } = await upload(file, {
        onProgress: (percent) => {
          report({
            step: 'uploading',
            name: file.name,
            percent: Math.min(100, Math.max(0, Math.round(percent))),
          });
        },
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      report({ step: 'done' });
      onUploaded({ id, name: file.name, size: file.size });
    } catch (error) {
      report({ step: 'failed', why: [explain(error)] });
    }
  };

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: 'cancelled' });
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    setState({ step: 'idle' });
  }, []);

  return { state, start, cancel, clear };
}
