import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import classes from './countdown-button.module.css';

interface CountdownButtonProps {
  /** Unix ms; kept by the caller, so that a remount does not shorten it. */
  endsAt: number | null;
  onClick: () => void;
  loading: boolean;
}

const TICK_MS = 250;

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

/** Sends a code, with a cooldown ("Resend in 42 s"). Stays focusable and keeps its width, because both labels share a grid cell. */
export function CountdownButton({ endsAt, onClick, loading }: CountdownButtonProps): ReactNode {
  const { t } = useText();
  const seconds = useSecondsUntil(endsAt);
  const waiting = seconds > 0;
  return (
    <Button
      type="button"
      variant="default"
      size="md"
      loading={loading}
      {...(waiting && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!waiting) onClick();
      }}
      classNames={{ label: classes.stack }}
    >
      <span className={classes.text} data-shown={!waiting || undefined}>
        {t('auth.sendCode')}
      </span>
      <span className={classes.text} data-shown={waiting || undefined}>
        {t('auth.resendIn', { seconds })}
      </span>
    </Button>
  );
}
