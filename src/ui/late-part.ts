import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { notify } from './notify.ts';

interface Trigger {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
  'aria-expanded': false;
}

interface LatePart<Props> {
  /** The loaded component; null before first use. */
  Part: ComponentType<Props> | null;
  trigger: Trigger;
}

/**
 * For menus and drawers: floating-ui is a fifth of the initial bundle. Loads on hover or focus of a placeholder, replaces
 * it on click: `const useFloatingMenu = latePart(() => import('./menu.tsx').then((part) => part.Menu))`.
 */
export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): () => LatePart<Props> {
  let wanted: Promise<ComponentType<Props>> | undefined;
  const load = (): Promise<ComponentType<Props>> => {
    wanted ??= loadPart(fetch).catch((error: unknown) => {
      // The next hover or click retries.
      wanted = undefined;
      throw error;
    });
    return wanted;
  };
  const warm = (): void => void load().catch(() => null);

  return function useLatePart() {
    const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
    const press = (): void => {
      load().then(
        (Part) => setPart({ Part }),
        () => notify.error('error.chunkLoad'),
      );
    };
    return {
      Part: part?.Part ?? null,
      trigger: { onPointerEnter: warm, onFocus: warm, onClick: press, 'aria-expanded': false },
    };
  };
}

/** Focuses the component's own button before it opens, so that closing restores focus to it. */
export function useOpenOnArrival(): {
  target: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  setOpened: (opened: boolean) => void;
} {
  const target = useRef<HTMLButtonElement>(null);
  const [wanted, setOpened] = useState(true);
  const mounted = useMounted();
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return { target, opened: wanted && mounted, setOpened };
}
