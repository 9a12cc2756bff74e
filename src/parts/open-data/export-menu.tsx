import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconDatabaseExport } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { latePart } from '#src/ui/late-part.ts';
import type { Words } from '#src/ui/words.ts';
import type { Exported } from './data-file.ts';

export interface ExportSet {
  rows: readonly Exported[];
  /** Name of the file without its ending. */
  name: string;
  /** Only of an incomplete list: the number of rows that were read, and that there are. */
  part?: { read: number; total: number | null };
}

interface Reading {
  signal: AbortSignal;
  onRead: (count: number) => void;
}

export interface ExportMenuProps extends Pick<ButtonProps, 'fullWidth'> {
  /** Called when a format is chosen. */
  read: (reading: Reading) => ExportSet | Promise<ExportSet>;
  /** See `DataFileOptions`. */
  asList?: boolean;
  hint?: Words;
}

const useOpenMenu = latePart(() => import('./export-menu-open.tsx').then((part) => part.OpenExportMenu));

/** Saves declarations as open data. Menu and formats are loaded when they are wanted. */
export function ExportMenu(props: ExportMenuProps): ReactNode {
  const { Part, trigger } = useOpenMenu();
  return Part === null ? (
    <ExportButton {...trigger} fullWidth={props.fullWidth === true} />
  ) : (
    <Part {...props} />
  );
}

/** The menu of one declaration. Without its number, a file could not be told from one of another declaration. */
export function ExportOne({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t } = useText();
  if (detail.number === '') return <p>{t('epd.search.exportNone')}</p>;
  return <ExportMenu fullWidth read={() => ({ rows: [detail], name: detail.number })} />;
}

export function ExportButton(
  props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>,
): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant="default"
      leftSection={<IconDatabaseExport size={18} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      {...props}
    >
      {t('epd.search.exportData')}
    </Button>
  );
}
