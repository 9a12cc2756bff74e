import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import base from '#src/ui/base.module.css';

/** Stands by every GWP figure: customs of the EU want another number, Regulation (EU) 2023/956. */
export function CbamNote(): ReactNode {
  const { t } = useText();
  return (
    <Box component="p" className={base.note} pt="0.75rem">
      {t('epd.detail.noCbam')}
    </Box>
  );
}
