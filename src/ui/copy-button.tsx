import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { Hint } from './hint.tsx';
import { notify } from './notify.ts';
import { usePhrase, type Phrase } from './words.ts';

/** `what` completes the accessible name: "Copy registration number". */
export function CopyButton({ value, what }: { value: string; what?: Phrase }): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  const clipboard = useClipboard({ timeout: 2000 });
  const label = what === undefined ? t('ui.copy.copy') : t('ui.copy.copyWhat', { what: say(what) });
  const shown = clipboard.copied ? t('common.copied') : label;
  return (
    <Hint label={{ text: shown }}>
      {(trigger) => (
        <ActionIcon
          {...trigger}
          aria-label={shown}
          color={clipboard.copied ? 'verified' : 'steel'}
          onClick={() => {
            // The clipboard API needs https.
            if ('clipboard' in navigator) clipboard.copy(value);
            else notify.warn('ui.copy.failed');
          }}
        >
          {clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        </ActionIcon>
      )}
    </Hint>
  );
}
