import { type ReactNode, useSyncExternalStore } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import {
  type CodePurpose,
  cooldownEnd,
  subscribeCooldown,
  type CodeTarget,
} from '#src/parts/codes/cooldown.ts';
import { CountdownButton } from '#src/ui/countdown-button.tsx';
import classes from './account-form.module.css';

interface CodeFieldProps extends TextInputProps {
  purpose: CodePurpose;
  /** Normalised as it is sent: the cooldown is per account. */
  account: string;
  sending: boolean;
  onSend: () => void;
  /** Preloads the captcha, on hover or focus. */
  onPrepare: () => void;
}

export function CodeField(props: CodeFieldProps): ReactNode {
  const { purpose, account, sending, onSend, onPrepare, ...input } = props;
  const endsAt = useCooldown({ purpose, account });
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="one-time-code"
      inputContainer={(field) => (
        <div className={classes.codeRow}>
          {field}
          <span onPointerEnter={onPrepare} onFocus={onPrepare}>
            <CountdownButton endsAt={endsAt} loading={sending} onClick={onSend} />
          </span>
        </div>
      )}
    />
  );
}

export function useCooldown(target: CodeTarget): number | null {
  return useSyncExternalStore(subscribeCooldown, () => cooldownEnd(target));
}
