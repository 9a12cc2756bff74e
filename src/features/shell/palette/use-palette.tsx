import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { loadChunk, loadPart } from '#src/lib/load-chunk.ts';
import { notify } from '#src/ui/notify.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { useText } from '#src/i18n/use-text.ts';

/** Loaded after the first paint: the button works without the shortcuts. */
const PaletteKeys = lazy(() =>
  loadChunk(() => import('../late-frame.ts')).then((part) => ({ default: part.PaletteKeys })),
);

/** The palette with its data sources; assembled in a route. */
export type PalettePart = ComponentType<{ opened: boolean; onClose: () => void }>;

export type FetchPalette = () => Promise<PalettePart>;

/** The command palette: opened by its button, Ctrl/⌘ K, or "/" outside of text fields. */
export function usePalette(fetchPalette: FetchPalette) {
  const [opened, setOpened] = useState(false);
  const [part, setPart] = useState<{ Palette: PalettePart } | null>(null);

  const open = (): void => {
    loadPart(fetchPalette)
      .then((Palette) => {
        setPart({ Palette });
        setOpened(true);
      })
      .catch(() => notify.error('error.chunkLoad'));
  };
  return {
    open,
    prepare: () => void fetchPalette().catch(() => null),
    /** Render once. */
    element: (
      <>
        <PartBoundary>
          <PaletteKeys opened={opened} onOpen={open} onClose={() => setOpened(false)} />
        </PartBoundary>
        {part !== null && <part.Palette opened={opened} onClose={() => setOpened(false)} />}
      </>
    ),
  };
}

interface PaletteButtonProps {
  onOpen: () => void;
  onPrepare: () => void;
}

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
