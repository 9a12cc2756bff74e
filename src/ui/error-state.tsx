import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { LostConnection } from './drawings/lost-connection.tsx';
import { useWords, type Words } from './words.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  /** What happened, e.g. from `describeError`. */
  message: Words;
  /** What to name when asking for help: an HTTP status or a server code. */
  code?: string | number;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way out beside trying again. */
  action?: ReactNode;
}

/** Content that failed to come: what happened, the code to quote, and a way to try again. */
export function ErrorState({ message, code, onRetry, retrying = false, action }: ErrorStateProps): ReactNode {
  const { t } = useText();
  const say = useWords();
  return (
    <div className={classes.root} role="alert">
      <div className={classes.drawing}>
        <LostConnection />
      </div>
      <p className={classes.title}>{t('ui.state.errorTitle')}</p>
      <p className={classes.hint}>{say(message)}</p>
      {code !== undefined && <p className={classes.code}>{t('ui.state.errorCode', { code })}</p>}
      <div className={classes.action}>
        {onRetry !== undefined && (
          <Button
            variant="outline"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={retrying}
            onClick={() => {
              onRetry();
            }}
          >
            {t('common.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
