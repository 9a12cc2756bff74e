import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk, loadPart } from '#src/lib/load-chunk.ts';
import { notify } from '#src/ui/notify.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';

/** Comes after the first drawing: the button needs no keys. */
const PaletteKeys = lazy(() =>
  loadChunk(() => import('../late-frame.ts')).then((part) => ({ default: part.PaletteKeys })),
);

/** The palette with everything that it leads to; put together in a route. */
export type PalettePart = ComponentType<{ opened: boolean; onClose: () => void }>;

/** Fetches the palette: nobody who does not want it pays for it. */
export type FetchPalette = () => Promise<PalettePart>;

interface PaletteHandle {
  open: () => void;
  /** Before it is wanted: on hover or focus. */
  prepare: () => void;
  /** To be drawn once. */
  element: ReactNode;
}

/** The palette of the page: opened by its button, by Ctrl/⌘ K anywhere, and by "/" where nobody is typing. */
export function usePalette(fetchPalette: FetchPalette): PaletteHandle {
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
    element: (
      <>
        <PartBoundary>
          <Suspense>
            <PaletteKeys opened={opened} onOpen={open} onClose={() => setOpened(false)} />
          </Suspense>
        </PartBoundary>
        {part !== null && <part.Palette opened={opened} onClose={() => setOpened(false)} />}
      </>
    ),
  };
}
