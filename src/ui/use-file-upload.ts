import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileRules } from '#src/lib/file-check.ts';
import { describeProblem, howToMake } from './file-problem.ts';
import { notify } from './notify.ts';
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
  // A good file that did not arrive: nobody has to look for it again.
  const [unsent, setUnsent] = useState<File | null>(null);
  const running = useRef<{ name: string; control: AbortController } | null>(null);

  // A field that leaves the page takes its upload along; nobody shall believe that the file has arrived.
  useEffect(
    () => () => {
      if (running.current === null) return;
      const { name, control } = running.current;
      running.current = null;
      control.abort();
      notify.warn({ key: 'upload.cutShort', vars: { name } });
    },
    [],
  );

  /** Uploads the first of the files; a field holds one. */
  const start = async (files: readonly File[]): Promise<void> => {
    const [file, ...others] = files;
    if (file === undefined) return;
    running.current?.control.abort();
    const control = new AbortController();
    const own = { name: file.name, control };
    running.current = own;
    // A superseded or cancelled run must not write over what came after it.
    const isOver = (): boolean => running.current !== own;
    const report = (next: UploadState): void => {
      if (!isOver()) setState(next);
    };
    const tooMany = others.map(({ name }): RefusedFile => ({ name, why: ['upload.errOne'], howTo: null }));
    const refuse = (why: readonly Phrase[], howTo: Phrase | null): void => {
      if (isOver()) return;
      setState({ step: 'failed' });
      setRefused([{ name: file.name, why, howTo }, ...tooMany]);
    };
    setRefused(tooMany);
    setUnsent(null);
    report({ step: 'checking', name: file.name });
    try {
      const problem = await checkFile(file, rules);
      if (isOver()) return;
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
        signal: control.signal,
      });
      if (isOver()) return;
      report({ step: 'done' });
      onUploaded({ id, name: file.name, size: file.size });
    } catch (error) {
      refuse([explain(error)], null);
      if (!isOver()) setUnsent(file);
    } finally {
      if (!isOver()) running.current = null;
    }
  };

  const cancel = useCallback(() => {
    running.current?.control.abort();
    running.current = null;
    setState({ step: 'cancelled' });
    setRefused([]);
  }, []);

  const clear = useCallback(() => {
    running.current?.control.abort();
    running.current = null;
    setState({ step: 'idle' });
    setRefused([]);
    setUnsent(null);
  }, []);

  const retry = unsent === null ? null : (): void => void start([unsent]);
  return { state, refused, start, retry, cancel, clear };
}
