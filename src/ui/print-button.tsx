import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';

/** Prints the page; src/ui/theme/print.css leaves out what only works on a screen. */
export function PrintButton(): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      {t('common.print')}
    </Button>
  );
}
