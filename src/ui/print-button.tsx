import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';

/** Layout in src/ui/theme/print.css. */
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
