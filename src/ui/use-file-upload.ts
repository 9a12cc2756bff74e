import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileRules, type FileKind, type FileProblem } from '#src/lib/file-check.ts';
import { IMAGE_MAX_BYTES } from '#src/lib/limits.ts';
import { formatFileSize } from '#src/lib/format.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { notify } from './notify.ts';
import type { Phrase } from './words.ts';

export interface UploadedFile {
  id: string;
  name: string;
  /** Bytes; null if unknown. */
  size: number | null;
}

/** Uploads one file; rejects with an AbortError if `signal` is aborted, else with an error of `lib/errors.ts`. */
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

export interface RefusedFile {
  name: string;
  why: readonly Phrase[];
  howTo: Phrase | null;
}

export interface FileUploadOptions {
  rules: FileRules;
  upload: Upload;
  explain: (error: unknown) => Phrase;
  onUploaded: (file: UploadedFile) => void;
}

/** A new file aborts a running upload; the current file is only replaced after the new one is stored. */
export function useFileUpload(options: FileUploadOptions) {
  const { rules, upload, explain, onUploaded } = options;
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [unsent, setUnsent] = useState<File | null>(null);
  const running = useRef<{ name: string; control: AbortController } | null>(null);

  // Unmounting aborts the upload, with a warning so that the user does not assume success.
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

  const start = async (files: readonly File[]): Promise<void> => {
    const [file, ...others] = files;
    if (file === undefined) return;
    running.current?.control.abort();
    const control = new AbortController();
    const own = { name: file.name, control };
    running.current = own;
    // Guards against a race condition: a superseded upload must not overwrite newer state.
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

/** document 2 §5, §8 */
const WRONG_KIND = {
  pdf: 'upload.errPdf',
  zip: 'upload.errZip',
  excel: 'upload.errExcel',
  image: 'upload.errImage',
} as const satisfies Record<FileKind, TextKey>;

/** The documented message, then an explanation. */
export function describeProblem(problem: FileProblem, rules: FileRules): Phrase[] {
  const wrongKind = rules.kinds.map((kind) => WRONG_KIND[kind]);
  switch (problem) {
    case 'type':
      return wrongKind;
    case 'content':
      return [...wrongKind, 'upload.errContent'];
    case 'workbook':
      return [...wrongKind, 'upload.errWorkbook'];
    case 'name':
      return [{ key: 'upload.errName', vars: { max: rules.nameMax ?? 0 } }];
    case 'size':
      return rules.maxBytes === IMAGE_MAX_BYTES
        ? ['upload.errSize']
        : [{ key: 'upload.errMax', vars: { size: formatFileSize(rules.maxBytes ?? 0) } }];
    case 'empty':
      return ['upload.errEmpty'];
  }
}

/** How to create an acceptable file, for common mistakes such as a ZIP in place of a table; else null. */
export function howToMake(problem: FileProblem, rules: FileRules): Phrase | null {
  const isTable = problem === 'type' || problem === 'workbook';
  return isTable && rules.kinds.includes('zip') ? 'upload.howToZip' : null;
}
