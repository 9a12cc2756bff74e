import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';
import classes from './countdown-button.module.css';

interface CountdownButtonProps {
  label: Words;
  /** Moment from which the button works again, ms since 1970; kept by the caller, so a re-mount does not shorten it. */
  endsAt: number | null;
  onClick: () => void;
  /** Text while waiting, with the variable `seconds`. */
  waitLabel?: 'auth.resendIn' | 'result.countdown';
  loading?: boolean;
  disabled?: boolean;
}

const TICK_MS = 250;

/** Whole seconds until `endsAt`, 0 when it has passed or is null; follows the clock while somebody looks. */
export function useSecondsUntil(endsAt: number | null): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (endsAt === null || endsAt <= Date.now()) return () => undefined;
      const timer = setInterval(() => {
        changed();
        if (endsAt <= Date.now()) clearInterval(timer);
      }, TICK_MS);
      return () => {
        clearInterval(timer);
      };
    },
    [endsAt],
  );
  return useSyncExternalStore(subscribe, () =>
    endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)),
  );
}

/**
 * A button that rests for a while after its use ("Resend in 42 s"). It stays focusable while it rests, and keeps its
 * width: both texts lie in the same place.
 */
export function CountdownButton(props: CountdownButtonProps): ReactNode {
  const { label, endsAt, onClick, waitLabel = 'auth.resendIn', loading = false, disabled = false } = props;
  const { t } = useText();
  const say = useWords();
  const seconds = useSecondsUntil(endsAt);
  const waiting = seconds > 0;
  return (
    <Button
      type="button"
      variant="default"
      size="md"
      loading={loading}
      disabled={disabled}
      {...(waiting && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!waiting) onClick();
      }}
      classNames={{ label: classes.stack }}
    >
      <span className={classes.text} data-shown={!waiting || undefined}>
        {say(label)}
      </span>
      <span className={classes.text} data-shown={waiting || undefined}>
        {t(waitLabel, { seconds: waiting ? seconds : 0 })}
      </span>
    </Button>
  );
}
