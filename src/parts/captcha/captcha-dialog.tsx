import { useState, type ReactNode, useEffect, useId, useRef } from 'react';
import { Box, Group } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '#src/ui/button-and-link.tsx';
import { config } from '#src/config/config.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { type Words, useWords, usePhrase, type Phrase } from '#src/ui/words.ts';
import { useSecondsUntil } from '#src/ui/countdown-button.tsx';
import { SlowHint } from '#src/ui/slow-hint.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { CaptchaPass, CaptchaState } from './state.ts';
import type { CaptchaType } from './read.ts';
import classes from './captcha.module.css';
import { WordMarks } from './word-marks.tsx';
import { useCaptchaMachine } from './use-captcha-machine.ts';
import { PuzzleSlider } from './puzzle-slider.tsx';
import { CaptchaPicture, RefreshButton } from './captcha-picture.tsx';

interface CaptchaDialogProps {
  opened: boolean;
  note?: Words | undefined;
  /** The pass, or null when the dialog was left. */
  onDone: (pass: CaptchaPass | null) => void;
}

/** May open above another dialog; its content is mounted only while it is open. */
export function CaptchaDialog({ opened, note, onDone }: CaptchaDialogProps): ReactNode {
  const [moving, setMoving] = useState(false);
  return (
    <Dialog
      opened={opened}
      size="narrow"
      title="captcha.title"
      closeOnEscape={!moving}
      onClose={() => onDone(null)}
    >
      <CaptchaBody type={config().captchaType} note={note} onPass={onDone} onMoving={setMoving} />
    </Dialog>
  );
}

interface CaptchaBodyProps {
  type: CaptchaType;
  note?: Words | undefined;
  onPass: (pass: CaptchaPass) => void;
  /** During a drag Escape cancels the drag. */
  onMoving: (moving: boolean) => void;
}

function CaptchaBody({ type, note, onPass, onMoving }: CaptchaBodyProps): ReactNode {
  const { t } = useText();
  const say = useWords();
  const { state, send } = useCaptchaMachine(type, onPass);
  const picture = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const moving = state.phase.at === 'moving';
  useEffect(() => onMoving(moving), [moving, onMoving]);

  const { puzzle, points, phase } = state;
  const slides = type === 'blockPuzzle';
  return (
    <Box w="min(330px, 100%)" mx="auto">
      {!slides && (
        <p className={classes.words} aria-live="polite">
          {puzzle === null ? ' ' : t('captcha.clickHint', { words: puzzle.words.join(' · ') })}
        </p>
      )}
      <CaptchaPicture ref={picture} state={state} send={send}>
        {!slides && <WordMarks state={state} send={send} hintId={hintId} />}
      </CaptchaPicture>
      {slides ? (
        <PuzzleSlider state={state} send={send} picture={picture} hintId={hintId} />
      ) : (
        <Group gap="0.75rem" mt="0.75rem" align="stretch" wrap="nowrap">
          <Button
            label="captcha.undoClick"
            size="md"
            flex="1"
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={points.length === 0 || phase.at !== 'ready'}
            onClick={() => send({ type: 'undoClick' })}
          />
          <RefreshButton state={state} send={send} />
        </Group>
      )}
      <CaptchaStatus state={state} />
      {(phase.at === 'loading' || phase.at === 'verifying') && <SlowHint key={phase.at} entered />}
      <p id={hintId} className={classes.keys}>
        {t(slides ? 'captcha.keyHint' : 'captcha.clickKeyHint')}
      </p>
      {note !== undefined && <p className={classes.keys}>{say(note)}</p>}
    </Box>
  );
}

function CaptchaStatus({ state }: { state: CaptchaState }): ReactNode {
  const { t } = useText();
  const phrase = usePhrase();
  const { notice, phase } = state;
  // The end of the pause is announced; the countdown is only visible.
  const waiting = useSecondsUntil(phase.at === 'blocked' ? phase.until : null) > 0;
  const reason = notice?.kind === 'broken' ? phrase(notice.message) : '';
  const said = statusOf(state, reason, waiting);
  const tone = notice !== null && notice.kind !== 'expired' ? 'attention' : undefined;
  return (
    <p className={classes.status} role="status" data-tone={tone}>
      {said === null
        ? t(state.puzzle?.type === 'clickWord' ? 'captcha.clickCount' : 'captcha.pieceHint', counts(state))
        : phrase(said)}
    </p>
  );
}

/** Null if the instruction suffices. @param waiting whether the rate-limit pause is still running */
function statusOf({ phase, notice }: CaptchaState, reason: string, waiting: boolean): Phrase | null {
  switch (phase.at) {
    case 'loading':
      return 'captcha.loading';
    case 'verifying':
      return 'captcha.verifying';
    case 'passed':
      return { key: 'captcha.success', vars: { seconds: phase.seconds } };
    case 'failed':
      return 'captcha.fail';
    case 'blocked':
      return waiting ? `captcha.${phase.reason}Short` : 'captcha.waitOver';
    case 'broken':
      return phase.message;
    default:
  }
  if (notice === null) return null;
  if (notice.kind === 'broken') return { key: 'captcha.brokenNew', vars: { reason } };
  return notice.kind === 'expired' ? 'captcha.expiredNew' : 'captcha.failedNew';
}

function counts({ points, puzzle }: CaptchaState): { done: number; total: number } {
  return { done: points.length, total: puzzle?.words.length ?? 0 };
}
