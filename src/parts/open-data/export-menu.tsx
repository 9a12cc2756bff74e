import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconDatabaseExport, IconDownload } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import type { FetchFile } from '#src/parts/download/files.ts';
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

interface Report {
  label: TextKey;
  fetchFile: FetchFile;
  fileName: string;
}

export interface ExportMenuProps extends Pick<ButtonProps, 'fullWidth'> {
  /** Called when a format is chosen; null where there is nothing to save. */
  read: ((reading: Reading) => ExportSet | Promise<ExportSet>) | null;
  /** Reports above the formats: everything that can be downloaded in one menu. */
  reports?: readonly Report[];
  asList?: boolean;
  hint?: Words;
  /** Items of the caller, below the formats. */
  also?: ReactNode;
}

const useOpenMenu = latePart(() => import('./export-menu-open.tsx').then((part) => part.OpenExportMenu));

/** Saves declarations as open data. Menu and formats are loaded when they are wanted. */
export function ExportMenu(props: ExportMenuProps): ReactNode {
  const { Part, trigger } = useOpenMenu();
  return Part === null ? <ExportButton {...trigger} {...lookOf(props)} /> : <Part {...props} />;
}

/** The menu of one declaration. Without its number, a file could not be told from one of another declaration. */
export function ExportOne({
  detail,
  ...menu
}: { detail: DeclarationDetail } & Pick<ExportMenuProps, 'reports' | 'fullWidth'>): ReactNode {
  const { t } = useText();
  const { number } = detail;
  if (number === '' && !menu.reports?.length) return <p>{t('epd.search.exportNone')}</p>;
  return number === '' ? (
    <ExportMenu {...menu} hint="epd.search.exportNone" read={null} />
  ) : (
    <ExportMenu {...menu} read={() => ({ rows: [detail], name: number })} />
  );
}

interface Look extends Pick<ButtonProps, 'fullWidth'> {
  /** Reports are in the menu, too. */
  all: boolean;
}

export function lookOf({ fullWidth = false, reports }: ExportMenuProps): Look {
  return { fullWidth, all: reports !== undefined };
}

export function ExportButton({
  all,
  ...props
}: Look & Omit<ComponentProps<'button'>, keyof ButtonProps>): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant={all ? 'filled' : 'default'}
      // Beside a field; in a column of buttons as high as they are.
      size={all || props.fullWidth === true ? 'sm' : 'md'}
      leftSection={
        all ? <IconDownload size={18} aria-hidden /> : <IconDatabaseExport size={18} aria-hidden />
      }
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      {...props}
    >
      {t(all ? 'common.download' : 'epd.search.exportData')}
    </Button>
  );
}
