import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconDatabaseExport } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { latePart } from '#src/ui/late-part.ts';
import type { SearchParams } from '../filters.ts';

const useOpenExport = latePart(() => import('./export-list-open.tsx').then((part) => part.OpenExportList));

/** Saves all results of a search as data, not only those that are shown. */
export function ExportList({ search }: { search: SearchParams }): ReactNode {
  const { Part, trigger } = useOpenExport();
  return Part === null ? <ExportButton {...trigger} /> : <Part search={search} />;
}

/** The button of its menu. */
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
      {t('epd.search.exportList')}
    </Button>
  );
}
