import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileRules } from '#src/lib/file-check.ts';
import { describeProblem, howToMake } from './file-problem.ts';
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
  | { step: 'failed' }
  | { step: 'cancelled' }
  | { step: 'done' };

/** A file that was not taken, and why: the reason, then what explains it. */
export interface RefusedFile {
  name: string;
  why: readonly Phrase[];
  /** How to make a file that would be taken. */
  howTo: Phrase | null;
}

export interface FileUploadOptions {
  rules: FileRules;
  upload: Upload;
  /** Words for what the upload rejected with. */
  explain: (error: unknown) => Phrase;
  onUploaded: (file: UploadedFile) => void;
}

/**
 * One upload after another: a new file takes the place of a running one. The caller's file is only replaced once the
 * server has stored the new one. Every file that is not taken is named with its reason.
 */
export function useFileUpload(options: FileUploadOptions) {
  const { rules, upload, explain, onUploaded } = options;
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Uploads the first of the files; a field holds one. */
  const start = async (files: readonly File[]): Promise<void> => {
    const [file, ...others] = files;
    if (file === undefined) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    // A superseded or cancelled run must not write over what came after it.
    const report = (next: UploadState): void => {
      if (running.current === own && !own.signal.aborted) setState(next);
    };
    const tooMany = others.map(({ name }): RefusedFile => ({ name, why: ['upload.errOne'], howTo: null }));
    const refuse = (why: readonly Phrase[], howTo: Phrase | null): void => {
      if (running.current !== own || own.signal.aborted) return;
      setState({ step: 'failed' });
      setRefused([{ name: file.name, why, howTo }, ...tooMany]);
    };
    setRefused(tooMany);
    report({ step: 'checking', name: file.name });
    try {
      const problem = await checkFile(file, rules);
      if (problem !== null) {
        refuse(describeProblem(problem, rules), howToMake(problem, rules));
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
      refuse([explain(error)], null);
    }
  };

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: 'cancelled' });
    setRefused([]);
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    setState({ step: 'idle' });
    setRefused([]);
  }, []);

  return { state, refused, start, cancel, clear };
}
