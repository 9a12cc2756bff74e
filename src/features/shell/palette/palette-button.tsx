import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './palette.module.css';

interface PaletteButtonProps {
  onOpen: () => void;
  onPrepare: () => void;
}

/** Button of the palette; its label states the keyboard shortcut. */
export function PaletteButton({ onOpen, onPrepare }: PaletteButtonProps): ReactNode {
  const { t } = useText();
  const keys = shortcutWords(navigator.platform);
  return (
    <ActionIcon
      size={40}
      color="gray"
      c="var(--ink)"
      className={classes.button}
      aria-label={t('nav.palette.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t('nav.palette.title')} (${keys})`}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <kbd className={classes.key} aria-hidden>
        {keys}
      </kbd>
    </ActionIcon>
  );
}

/** Name of the shortcut on this platform (`navigator.platform`). */
export function shortcutWords(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘ K' : 'Ctrl K';
}
