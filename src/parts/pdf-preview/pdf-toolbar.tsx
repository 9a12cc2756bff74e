import type { ReactNode } from 'react';
import { ActionIcon, Group } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
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
      <Group gap="0.25rem" wrap="nowrap">
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
            {known && t('common.pageOf', { page: view.page, total: view.total })}
          </span>
        </span>
        <Tool
          label="epd.pdf.next"
          icon={IconChevronRight}
          disabled={view.page >= view.total}
          onPress={() => onView(goTo(view, view.page + 1))}
        />
      </Group>
      <Group gap="0.25rem" wrap="nowrap">
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
          miw="3.5rem"
          px="0.25rem"
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
      </Group>
      {onDownload !== undefined && (
        <Button
          label="common.download"
          variant="default"
          className={classes.save}
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!known}
          onClick={() => onDownload()}
        />
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

/** Width of the page, on phones of its text, relative to its container. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
export interface View {
  /** From 1. */
  page: number;
  /** 0 until loaded. */
  total: number;
  zoom: (typeof ZOOM_STEPS)[number];
}

export const firstView: View = { page: 1, total: 0, zoom: 1 };

export function goTo(view: View, page: number): View {
  return { ...view, page: Math.min(Math.max(1, page), Math.max(1, view.total)) };
}

export function zoomBy(view: View, step: 1 | -1): View {
  const zoom = ZOOM_STEPS[ZOOM_STEPS.indexOf(view.zoom) + step];
  return zoom === undefined ? view : { ...view, zoom };
}

export function canZoom(view: View, step: 1 | -1): boolean {
  return zoomBy(view, step) !== view;
}

/** Arrow and page keys turn pages, Home and End jump, plus, minus and 0 zoom; null for other keys. */
export function onKey(view: View, key: string): View | null {
  switch (key) {
    case 'ArrowLeft':
    case 'PageUp':
      return goTo(view, view.page - 1);
    case 'ArrowRight':
    case 'PageDown':
      return goTo(view, view.page + 1);
    case 'Home':
      return goTo(view, 1);
    case 'End':
      return goTo(view, view.total);
    case '+':
    case '=':
      return zoomBy(view, 1);
    case '-':
      return zoomBy(view, -1);
    case '0':
      return { ...view, zoom: 1 };
    default:
      return null;
  }
}
