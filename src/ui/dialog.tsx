import { type ReactNode, useCallback, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { getDefaultZIndex, Modal } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { DIALOG_WIDTH } from '#src/lib/limits.ts';
import { newListeners } from '#src/lib/listeners.ts';
import { useOverlay } from './use-overlay.ts';
import { useWords, type Words } from './words.ts';
import classes from './dialog.module.css';

const WIDTH = { narrow: 400, regular: DIALOG_WIDTH, wide: '75rem' } as const;

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: Words;
  /** Sticky at the lower edge. */
  footer?: ReactNode;
  /** `regular` is the documented 580 px. */
  size?: keyof typeof WIDTH;
  /** A view transition brings it. */
  withoutFade?: boolean;
  /** False during an operation that must not be interrupted. */
  closable?: boolean;
  /** False while Escape has another meaning in the content. */
  closeOnEscape?: boolean;
  children: ReactNode;
}

/** 580 px on desktop, 80 % of the screen on phones (document 1 §9); the other sizes fill small phones. */
export function Dialog(props: DialogProps): ReactNode {
  const {
    opened,
    onClose,
    title,
    footer,
    size = 'regular',
    withoutFade = false,
    closable = true,
    closeOnEscape = true,
    children,
  } = props;
  const { t } = useText();
  const say = useWords();
  const { topmost, depth } = useDialogOrder(opened);
  const overlay = useOverlay(opened);
  return (
    <Modal
      {...overlay}
      onClose={onClose}
      title={say(title)}
      size={WIDTH[size]}
      zIndex={getDefaultZIndex('modal') + depth}
      centered
      withCloseButton={closable}
      closeOnEscape={closable && closeOnEscape && topmost}
      closeOnClickOutside={closable}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ transition: 'fade-up', duration: withoutFade ? 0 : 160 }}
      // Its <header> would be a second banner landmark.
      attributes={{
        header: { role: 'presentation' },
        inner: size === 'regular' ? {} : { 'data-roomy': true },
      }}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {children}
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}

/** Longer than the fade-out of a dialog, ms. */
const FADED_MS = 200;

interface Opening {
  id: string;
}

/** Newest last. One entry per opening, so that an immediate reopening counts. */
let open: readonly Opening[] = [];
const { subscribe, notify } = newListeners();

function change(next: readonly Opening[]): void {
  open = next;
  notify();
}

/** Stacking order by opening time; Escape closes only the topmost dialog. */
export function useDialogOrder(opened: boolean): { topmost: boolean; depth: number } {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opening: Opening = { id };
    change([...open, opening]);
    return () => {
      // Delayed: it keeps its place during the fade-out, and the same key press must not close the next dialog.
      setTimeout(() => change(open.filter((other) => other !== opening)), FADED_MS);
    };
  }, [id, opened]);
  const depth = useSyncExternalStore(
    subscribe,
    useCallback(() => open.findLastIndex((opening) => opening.id === id), [id]),
  );
  const topmost = useSyncExternalStore(
    subscribe,
    useCallback(() => open.at(-1)?.id === id, [id]),
  );
  return { topmost, depth: Math.max(0, depth) };
}
