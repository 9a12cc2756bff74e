import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';
import { Drawing } from './drawings/drawing.tsx';
import classes from './state.module.css';

interface ErrorStateProps {
  message: Words;
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
}

export function ErrorState({ message, onRetry, retrying = false, action }: ErrorStateProps): ReactNode {
  const { t } = useText();
  const say = useWords();
  return (
    <div className={classes.root} role="alert">
      <div className={classes.drawing}>
        <LostConnection />
      </div>
      <p className={classes.title}>{t('ui.state.errorTitle')}</p>
      <p className={classes.hint}>{say(message)}</p>
      <div className={classes.action}>
        {onRetry !== undefined && (
          <Button
            variant="outline"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={retrying}
            onClick={() => onRetry()}
          >
            {t('common.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

function LostConnection(): ReactNode {
  return (
    <Drawing width={160} height={112}>
      <path d="M8 64h20M44 64h18M98 64h18M132 64h20" />
      <circle cx="36" cy="64" r="8" data-voice="steel" />
      <circle cx="124" cy="64" r="8" data-faint />
      <path d="M62 64l8-6M98 64l-8 6" data-voice="melt" />
      <g data-faint>
        <path d="M80 28v12M68 33l6 9M92 33l-6 9M80 100V88M68 95l6-9M92 95l-6-9" />
      </g>
    </Drawing>
  );
}
