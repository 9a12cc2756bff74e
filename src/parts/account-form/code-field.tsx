import { type ReactNode, useSyncExternalStore } from 'react';
import { TextInput } from '@mantine/core';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { CountdownButton } from '#src/ui/countdown-button.tsx';
import { CODE_RESEND_SECONDS } from '#src/lib/limits.ts';
import { newListeners } from '#src/lib/listeners.ts';
import { number, record } from '#src/lib/received.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';
import classes from './account-form.module.css';

/** The field of a code and what sends one (`useSendCode`). */
export interface CodeSender {
  purpose: CodePurpose;
  input: { key: string; props: object };
  send: () => void;
  sending: boolean;
  /** Preloads the captcha, on hover or focus. */
  prepare: () => void;
}

interface CodeFieldProps {
  code: CodeSender;
  label: TextKey;
  /** Normalised as it is sent: the cooldown is per account. */
  account: string;
}

export function CodeField({ code, label, account }: CodeFieldProps): ReactNode {
  const { t } = useText();
  const endsAt = useCooldown({ purpose: code.purpose, account });
  return (
    <TextInput
      key={code.input.key}
      {...code.input.props}
      label={t(label)}
      placeholder={t('auth.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      inputContainer={(field) => (
        <div className={classes.codeRow}>
          {field}
          <span onPointerEnter={code.prepare} onFocus={code.prepare}>
            <CountdownButton endsAt={endsAt} loading={code.sending} onClick={code.send} />
          </span>
        </div>
      )}
    />
  );
}

export function useCooldown(target: CodeTarget): number | null {
  return useSyncExternalStore(subscribeCooldown, () => cooldownEnd(target));
}

export type CodePurpose = 'login' | 'register' | 'reset' | 'cancel';

/** decision 48 */
export interface CodeTarget {
  purpose: CodePurpose;
  account: string;
}

const changes = newListeners();
/** Fallback where localStorage is unavailable; lost on reload. */
let unkept: Record<string, unknown> = {};

/** Hashed, so that a visitor's account does not stay in the browser for the next user. */
function keyOf({ purpose, account }: CodeTarget): string {
  let hash = 0;
  for (const letter of account) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${purpose}.${(hash >>> 0).toString(36)}`;
}

function waits(): Record<string, unknown> {
  return { ...unkept, ...record<Record<string, unknown>>(readStoredJson(STORAGE.codeWaits)) };
}

/** Ignores cooldowns that are too long, after the clock was set back. */
function isOn(until: number | null, now: number): until is number {
  return until !== null && until > now && until <= now + CODE_RESEND_SECONDS * 1000;
}

/** Starts the 60 s cooldown of this account and purpose (document 1 §9), shared by all tabs and kept across reloads. */
export function startCooldown(target: CodeTarget, now: number = Date.now()): void {
  const others = Object.entries(waits()).filter(([, until]) => isOn(number(until), now));
  const all = { ...Object.fromEntries(others), [keyOf(target)]: now + CODE_RESEND_SECONDS * 1000 };
  unkept = writeStorage(STORAGE.codeWaits, JSON.stringify(all)) ? {} : all;
  changes.notify();
}

export function cooldownEnd(target: CodeTarget): number | null {
  const until = number(waits()[keyOf(target)]);
  return isOn(until, Date.now()) ? until : null;
}

/** Also in other tabs. Returns the unsubscribe function. */
export function subscribeCooldown(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key === STORAGE.codeWaits || key === null) listener();
  };
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', fromOtherTab);
  };
}
