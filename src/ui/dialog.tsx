import type { ReactNode } from 'react';
import { getDefaultZIndex, Modal } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { DIALOG_WIDTH } from '#src/lib/limits.ts';
import { useOverlay } from './use-overlay.ts';
import { useDialogOrder } from './use-dialog-order.ts';
import { useWords, type Words } from './words.ts';
import classes from './dialog.module.css';

const WIDTH = { narrow: 400, regular: DIALOG_WIDTH, wide: '75rem' } as const;

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: Words;
  /** Kept at the lower edge while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** `regular` is the documented 580 px, `wide` is for documents and tables, `narrow` for one small thing in it. */
  size?: keyof typeof WIDTH;
  /** Off while something runs that must not be left half done. */
  closable?: boolean;
  /** Off while Escape has a nearer meaning in the content; the other ways to close stay. */
  closeOnEscape?: boolean;
  children: ReactNode;
}

/**
 * A dialog: 580 px on desktop, 80 % of the screen on phones (document 1 §9); the other two sizes, which hold documents,
 * tables and pictures, fill small phones. Focus stays inside and returns to what opened it; Escape and the ground close it.
 */
export function Dialog(props: DialogProps): ReactNode {
  const {
    opened,
    onClose,
    title,
    footer,
    size = 'regular',
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
      transitionProps={{ transition: 'fade-up', duration: 160 }}
      // Its <header> would count as a second banner of the page.
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
