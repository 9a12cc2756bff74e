import { Button } from '@mantine/core';
import { IconFileSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { acceptOf } from '#src/lib/file-check.ts';
import { canHash } from '#src/lib/sha256.ts';
import { usePhrase } from '#src/ui/words.ts';
import { CheckResult, CheckVerdict } from './check-result.tsx';
import { useFileCheck, type Among, type CheckState } from './use-file-check.ts';
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
  const takeDropped = useRef(take);
  useEffect(() => {
    takeDropped.current = take;
  });
  useEffect(() => takeDropped.current(dropped), [dropped]);
  return (
    <>
      <p className={classes.intro}>{t(usable ? intro : 'fileCheck.insecure')}</p>
      {usable && (
        <Button
          variant="default"
          leftSection={busy ? <IconX size={18} aria-hidden /> : <IconFileSearch size={18} aria-hidden />}
          onClick={() => {
            if (busy) stop();
            else input.current?.click();
          }}
        >
          {t(busy ? 'fileCheck.stop' : state.step === 'idle' ? 'fileCheck.choose' : 'fileCheck.again')}
        </Button>
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
