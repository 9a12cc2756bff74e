import type { ReactNode } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { canZoom, goTo, zoomBy, type View } from './view.ts';
import classes from './pdf-preview.module.css';

interface PdfToolbarProps {
  view: View;
  onView: (view: View) => void;
  onDownload?: () => void;
}

/** Page buttons with the counter, size, download (document 1 §2). */
export function PdfToolbar({ view, onView, onDownload }: PdfToolbarProps): ReactNode {
  const { t } = useText();
  const known = view.total > 0;
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('epd.pdf.tools')}>
      <div className={classes.group}>
        <Tool
          label="epd.pdf.prev"
          icon={IconChevronLeft}
          disabled={view.page <= 1}
          onPress={() => onView(goTo(view, view.page - 1))}
        />
        <span className={classes.counter} aria-live="polite">
          <span aria-hidden>
            {known ? t('epd.pdf.counter', { page: view.page, total: view.total }) : '–'}
          </span>
          <span className={classes.read}>
            {known && t('epd.pdf.pageOf', { page: view.page, total: view.total })}
          </span>
        </span>
        <Tool
          label="epd.pdf.next"
          icon={IconChevronRight}
          disabled={view.page >= view.total}
          onPress={() => onView(goTo(view, view.page + 1))}
        />
      </div>
      <div className={classes.group}>
        <Tool
          label="epd.pdf.zoomOut"
          icon={IconZoomOut}
          disabled={!known || !canZoom(view, -1)}
          onPress={() => onView(zoomBy(view, -1))}
        />
        <Button
          variant="subtle"
          color="steel"
          size="compact-md"
          className={classes.size}
          aria-label={t('epd.pdf.fit')}
          disabled={!known}
          onClick={() => onView({ ...view, zoom: 1 })}
        >
          {Math.round(view.zoom * 100)}%
        </Button>
        <Tool
          label="epd.pdf.zoomIn"
          icon={IconZoomIn}
          disabled={!known || !canZoom(view, 1)}
          onPress={() => onView(zoomBy(view, 1))}
        />
      </div>
      {onDownload !== undefined && (
        <Button
          variant="default"
          className={classes.save}
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!known}
          onClick={() => onDownload()}
        >
          {t('common.download')}
        </Button>
      )}
    </div>
  );
}

interface ToolProps {
  label: TextKey;
  icon: Icon;
  disabled: boolean;
  onPress: () => void;
}

function Tool({ label, icon: ToolIcon, disabled, onPress }: ToolProps): ReactNode {
  const { t } = useText();
  return (
    <ActionIcon
      aria-label={t(label)}
      title={t(label)}
      // Not `disabled`: keyboard users would lose focus at either end.
      {...(disabled && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <ToolIcon size={20} aria-hidden />
    </ActionIcon>
  );
}
