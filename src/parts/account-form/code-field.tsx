import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { CodePurpose } from '#src/parts/codes/cooldown.ts';
import { useCooldown } from '#src/parts/codes/use-cooldown.ts';
import { CountdownButton } from '#src/ui/countdown-button.tsx';
import classes from './account-form.module.css';

interface CodeFieldProps extends TextInputProps {
  purpose: CodePurpose;
  /** As it is sent now: another account need not wait. */
  account: string;
  sending: boolean;
  onSend: () => void;
  /** The button is about to be used: time to fetch the captcha. */
  onPrepare: () => void;
}

/** A field for a code and the button that sends one; the 60 s run on when the dialog is closed. */
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
            <CountdownButton label="auth.sendCode" endsAt={endsAt} loading={sending} onClick={onSend} />
          </span>
        </div>
      )}
    />
  );
}
