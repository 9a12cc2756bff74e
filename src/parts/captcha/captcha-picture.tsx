import { useId, type ReactNode, type Ref } from 'react';
import { Loader, ActionIcon } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { IconCheck, IconClock, IconPhotoOff, IconX, IconRefresh } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useSecondsUntil } from '#src/ui/countdown-button.tsx';
import { useWords } from '#src/ui/words.ts';
import type { CaptchaEvent, CaptchaState } from './state.ts';
import type { BlockReason } from './outcome.ts';
import classes from './captcha-picture.module.css';

interface CaptchaPictureProps {
  state: CaptchaState;
  send: (event: CaptchaEvent) => void;
  ref: Ref<HTMLDivElement>;
  children?: ReactNode;
}

export function CaptchaPicture({ state, send, ref, children }: CaptchaPictureProps): ReactNode {
  const { t } = useText();
  const { phase, puzzle, x } = state;
  return (
    <div ref={ref} className={classes.root} data-phase={phase.at} aria-busy={phase.at === 'loading'}>
      {puzzle !== null && (
        <>
          <img
            className={classes.picture}
            src={puzzle.picture}
            alt={t('captcha.picture')}
            draggable={false}
          />
          {puzzle.piece !== null && (
            <img
              className={classes.piece}
              src={puzzle.piece}
              alt=""
              draggable={false}
              style={{
                left: `${String((x / puzzle.size.width) * 100)}%`,
                width: `${String((puzzle.pieceSize.width / puzzle.size.width) * 100)}%`,
              }}
            />
          )}
        </>
      )}
      {/* Mounted from the start: the dialog focuses it, and the picture may load later. */}
      {phase.at !== 'broken' && phase.at !== 'blocked' && children}
      {phase.at === 'loading' && (
        <span className={classes.cover}>
          <Loader size="sm" aria-hidden />
        </span>
      )}
      {phase.at === 'broken' && <Broken message={phase.message} onRetry={() => send({ type: 'load' })} />}
      {phase.at === 'blocked' && (
        <Blocked reason={phase.reason} until={phase.until} onRetry={() => send({ type: 'load' })} />
      )}
      <Band state={state} />
    </div>
  );
}

/** The band at the picture's foot: passed in so many seconds, or failed. */
function Band({ state: { phase } }: { state: CaptchaState }): ReactNode {
  const { t } = useText();
  if (phase.at === 'passed') {
    return (
      <span className={classes.band} data-tone="passed" aria-hidden>
        <IconCheck size={18} />
        {t('captcha.success', { seconds: phase.seconds })}
      </span>
    );
  }
  if (phase.at !== 'failed') return null;
  return (
    <span className={classes.band} data-tone="failed" aria-hidden>
      <IconX size={18} />
      {t('captcha.fail')}
    </span>
  );
}

function Broken({
  message,
  onRetry,
}: {
  message: Parameters<ReturnType<typeof useWords>>[0];
  onRetry: () => void;
}) {
  const say = useWords();
  const id = useId();
  return (
    <div className={classes.instead}>
      <IconPhotoOff size={28} stroke={1.5} aria-hidden />
      <p id={id}>{say(message)}</p>
      <Button label="common.retry" size="sm" variant="outline" aria-describedby={id} onClick={onRetry} />
    </div>
  );
}

function Blocked({ reason, until, onRetry }: { reason: BlockReason; until: number; onRetry: () => void }) {
  const { t } = useText();
  const seconds = useSecondsUntil(until);
  return (
    <div className={classes.instead}>
      <IconClock size={28} stroke={1.5} aria-hidden />
      {/* Hidden from screen readers: the status line announces it once, not every second. */}
      <p aria-hidden>{seconds > 0 ? t(`captcha.${reason}`, { seconds }) : t('captcha.waitOver')}</p>
      <Button label="captcha.refresh" size="sm" variant="outline" disabled={seconds > 0} onClick={onRetry} />
    </div>
  );
}

interface RefreshButtonProps {
  state: CaptchaState;
  send: (event: CaptchaEvent) => void;
}

/** Beside the picture, never over it: the gap may be anywhere. */
export function RefreshButton({ state, send }: RefreshButtonProps): ReactNode {
  const { t } = useText();
  const { at } = state.phase;
  // The picture's placeholder has its own button then.
  if (at === 'blocked' || at === 'broken') return null;
  const ready = at === 'ready';
  return (
    <ActionIcon
      variant="default"
      size={42}
      title={t('captcha.refresh')}
      aria-label={t('captcha.refresh')}
      aria-disabled={!ready}
      onClick={() => {
        if (ready) send({ type: 'load' });
      }}
    >
      <IconRefresh size={18} aria-hidden />
    </ActionIcon>
  );
}
