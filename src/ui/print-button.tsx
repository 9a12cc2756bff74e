import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';

/** Layout in src/ui/theme/print.css. */
export function PrintButton(look: ButtonProps): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
      {...look}
    >
      {t('common.print')}
    </Button>
  );
}
