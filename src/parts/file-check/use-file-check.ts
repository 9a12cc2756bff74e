import { useRef, useState } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { checkFile } from '#src/lib/file-check.ts';
import { CHECKED_PDF_MAX_BYTES } from '#src/lib/limits.ts';
import { sha256 } from '#src/lib/sha256.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { useDownload } from '#src/parts/download/use-download.ts';
import { compareFile, editionsOf, namedIn, type Outcome } from './compare-file.ts';
import { useRegister } from './use-register.ts';
import { readPdfText } from '#src/parts/pdf-preview/page-chunk.ts';
import { describeProblem } from '#src/ui/file-problem.ts';
import { useOnce } from '#src/ui/use-once.ts';
import type { Phrase } from '#src/ui/words.ts';

const RULES = { kinds: ['pdf'], maxBytes: CHECKED_PDF_MAX_BYTES } as const;
/** Pages on which a registration number is looked for. */
const PAGES = 2;

/** What a file is compared with: one declaration and its other editions, what the file names, or given declarations. */
export type Among = { detail: DeclarationDetail } | 'named' | { ids: readonly string[] };

export type CheckState =
  | { step: 'idle' }
  | { step: 'reading'; file: File }
  | { step: 'comparing'; file: File; count: number }
  | { step: 'refused'; file: File; why: readonly Phrase[] }
  /** The file names no declaration, so nothing was compared. */
  | { step: 'unnamed'; file: File; unread: boolean }
  | { step: 'done'; file: File; hash: string; outcome: Outcome };

/** Checks a file against the register. Published files need a session, as every download does (document 2 §6). */
export function useFileCheck(): {
  state: CheckState;
  check: (file: File, among: Among) => void;
  stop: () => void;
} {
  const register = useRegister();
  const { pass } = useDownload();
  const [state, setState] = useState<CheckState>({ step: 'idle' });
  const control = useRef<AbortController>(null);

  async function look(file: File, among: Among, signal: AbortSignal): Promise<CheckState> {
    const hash = await sha256(file);
    let ids: Iterable<string> | AsyncIterable<string>;
    if (among === 'named') {
      const text = await readPdfText(file, PAGES);
      const named = await namedIn(`${file.name}\n${text ?? ''}`, register);
      if (named.length === 0) return { step: 'unnamed', file, unread: text === null };
      ids = named;
    } else ids = 'ids' in among ? among.ids : editionsOf(among.detail, register);
    const onFile = (count: number): void => {
      if (!signal.aborted) setState({ step: 'comparing', file, count });
    };
    const outcome = await compareFile(hash, ids, register, { signal, onFile });
    return { step: 'done', file, hash, outcome };
  }

  const { run } = useOnce(async (file: File, among: Among) => {
    const { signal } = (control.current = new AbortController());
    setState({ step: 'reading', file });
    let next: CheckState = { step: 'idle' };
    try {
      const problem = await checkFile(file, RULES);
      if (problem !== null) next = { step: 'refused', file, why: describeProblem(problem, RULES) };
      else if (await pass('download', () => check(file, among))) next = await look(file, among, signal);
    } catch (error) {
      next = { step: 'refused', file, why: [describeError(error)] };
    }
    setState(signal.aborted ? { step: 'idle' } : next);
  });
  function check(file: File, among: Among): void {
    void run(file, among);
  }
  return { state, check, stop: () => control.current?.abort() };
}
