import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { notify } from './notify.ts';

/** Handlers and states of the plain button that stands until the part is there. */
interface Trigger {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
  'aria-expanded': false;
}

interface LatePart<Props> {
  /** The part, once somebody wanted it. */
  Part: ComponentType<Props> | null;
  trigger: Trigger;
}

/**
 * A part that comes with its first use: menus and drawers with all that lets them float are a fifth of what a first page
 * would wait for. The script is fetched when the button is hovered or focused, and the part takes the place of the button
 * when that is pressed: `const useFloatingMenu = latePart(() => import('./menu.tsx').then((part) => part.Menu))`.
 */
export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): () => LatePart<Props> {
  let wanted: Promise<ComponentType<Props>> | undefined;
  const load = (): Promise<ComponentType<Props>> => {
    wanted ??= loadPart(fetch).catch((error: unknown) => {
      // The next hover or press tries again.
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

/**
 * For a part that took the place of its button because that was pressed: its own button takes the focus over, then it
 * opens, and so knows where the focus goes back to.
 */
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
