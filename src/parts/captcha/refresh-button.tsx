import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import type { CaptchaEvent, CaptchaState } from './state.ts';

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
