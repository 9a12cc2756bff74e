import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';

interface PaletteButtonProps {
  onOpen: () => void;
  onPrepare: () => void;
}

/** Button of the palette; its title states the keyboard shortcut. */
export function PaletteButton({ onOpen, onPrepare }: PaletteButtonProps): ReactNode {
  const { t } = useText();
  return (
    <ActionIcon
      size={40}
      color="gray"
      c="var(--ink)"
      aria-label={t('nav.palette.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t('nav.palette.title')} (${shortcutWords(navigator.platform)})`}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

/** Name of the shortcut on this platform (`navigator.platform`). */
export function shortcutWords(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘ K' : 'Ctrl K';
}
