import { Button } from '#src/ui/button-and-link.tsx';
import { IconFileSearch, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode, useState } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { acceptOf, checkFile } from '#src/lib/file-check.ts';
import { canHash, sha256 } from '#src/lib/sha256.ts';
import { usePhrase, type Phrase } from '#src/ui/words.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { CHECKED_PDF_MAX_BYTES } from '#src/lib/limits.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { useDownload } from '#src/parts/download/use-download.ts';
import { readPdfText } from '#src/parts/pdf-preview/page-chunk.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { describeProblem } from '#src/ui/use-file-upload.ts';
import { CheckResult, CheckVerdict } from './check-result.tsx';
import { compareFile, editionsOf, namedIn, type Outcome } from './compare-file.ts';
import { registerOf } from './use-register.ts';
import classes from './file-check.module.css';

export interface FileCheckProps {
  intro: TextKey;
  among: Among;
  /** Ids that may be compared where a file names no declaration. */
  listed?: readonly string[];
  /** The file that was dropped on the page last. */
  dropped: File | null;
}

/** The contents of the check: what it does, a button, the result. Nothing is uploaded. */
export function FileCheck({ intro, among, listed = [], dropped }: FileCheckProps): ReactNode {
  const { t } = useText();
  const { state, check, stop } = useFileCheck();
  const input = useRef<HTMLInputElement>(null);
  const usable = canHash();
  const busy = state.step === 'reading' || state.step === 'comparing';

  const take = (file: File | null | undefined): void => {
    if (file && usable && !busy) check(file, among);
  };
  const takeDropped = useEffectEvent(() => take(dropped));
  useEffect(() => takeDropped(), [dropped]);
  return (
    <>
      <p className={classes.intro}>{t(usable ? intro : 'fileCheck.insecure')}</p>
      {usable && (
        <Button
          label={busy ? 'fileCheck.stop' : state.step === 'idle' ? 'fileCheck.choose' : 'fileCheck.again'}
          variant="default"
          leftSection={busy ? <IconX size={18} aria-hidden /> : <IconFileSearch size={18} aria-hidden />}
          onClick={() => {
            if (busy) stop();
            else input.current?.click();
          }}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('fileCheck.zone')}
        accept={acceptOf({ kinds: ['pdf'] })}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // Otherwise choosing the same file again fires no change event.
          event.currentTarget.value = '';
        }}
      />
      <div role="status" className={classes.result}>
        <Words state={state} />
      </div>
      {state.step === 'unnamed' && listed.length > 0 && (
        <Button variant="default" onClick={() => check(state.file, { ids: listed })}>
          {t('fileCheck.compareListed', { count: listed.length })}
        </Button>
      )}
    </>
  );
}

function Words({ state }: { state: CheckState }): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  switch (state.step) {
    case 'idle':
      return null;
    case 'reading':
      return <p>{t('fileCheck.reading', { name: state.file.name })}</p>;
    case 'comparing':
      return <p>{t('fileCheck.comparing', { count: state.count })}</p>;
    case 'refused':
      return (
        <p className={classes.wrong}>
          {t('upload.refused', { name: state.file.name, reason: state.why.map(say).join(' ') })}
        </p>
      );
    case 'unnamed':
      return (
        <>
          <CheckVerdict kind="open" />
          <p>{t(state.unread ? 'fileCheck.noneUnread' : 'fileCheck.none')}</p>
        </>
      );
    case 'done':
      return <CheckResult {...state} />;
  }
}

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
  const register = registerOf(useQueryClient());
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
