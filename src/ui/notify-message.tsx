import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX, type Icon } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';

export type NotifyKind = 'success' | 'error' | 'warn' | 'info';

const ICONS: Record<NotifyKind, Icon> = {
  success: IconCheck,
  error: IconX,
  warn: IconAlertTriangle,
  info: IconInfoCircle,
};

export function NotifyIcon({ kind }: { kind: NotifyKind }): ReactNode {
  const KindIcon = ICONS[kind];
  return <KindIcon size={18} aria-hidden />;
}

export function NotifyMessage({ kind, words }: { kind: NotifyKind; words: Words }): ReactNode {
  const { t } = useText();
  const say = useWords();
  return (
    <>
      <VisuallyHidden>{t(`ui.notify.${kind}`)}: </VisuallyHidden>
      {say(words)}
    </>
  );
}

export function NotifyCloseWord(): ReactNode {
  return <VisuallyHidden>{useText().t('common.close')}</VisuallyHidden>;
}
