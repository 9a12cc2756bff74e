import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { SlowHint } from '#src/ui/slow-hint.tsx';
import { useWords, type Words } from '#src/ui/words.ts';
import { CaptchaPicture } from './captcha-picture.tsx';
import { CaptchaStatus } from './captcha-status.tsx';
import type { CaptchaType } from './client-uid.ts';
import { PuzzleSlider } from './puzzle-slider.tsx';
import { RefreshButton } from './refresh-button.tsx';
import type { CaptchaPass } from './state.ts';
import { useCaptchaMachine } from './use-captcha-machine.ts';
import { WordMarks } from './word-marks.tsx';
import classes from './captcha-body.module.css';

interface CaptchaBodyProps {
  type: CaptchaType;
  /** What else a person can do who cannot solve puzzles. */
  note?: Words | undefined;
  onPass: (pass: CaptchaPass) => void;
  /** While something is dragged Escape belongs to the drag. */
  onMoving: (moving: boolean) => void;
}

/** A puzzle from its first picture to its passing. It is loaded when this is mounted, and given up when it goes. */
export function CaptchaBody({ type, note, onPass, onMoving }: CaptchaBodyProps): ReactNode {
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
    <div className={classes.root}>
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
        <div className={classes.tools}>
          <Button
            size="md"
            className={classes.undo}
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={points.length === 0 || phase.at !== 'ready'}
            onClick={() => send({ type: 'undoClick' })}
          >
            {t('captcha.undoClick')}
          </Button>
          <RefreshButton state={state} send={send} />
        </div>
      )}
      <CaptchaStatus state={state} />
      {(phase.at === 'loading' || phase.at === 'verifying') && <SlowHint key={phase.at} entered />}
      <p id={hintId} className={classes.hint}>
        {t(slides ? 'captcha.keyHint' : 'captcha.clickKeyHint')}
      </p>
      {note !== undefined && <p className={classes.hint}>{say(note)}</p>}
    </div>
  );
}
