import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { useOnce } from '#src/ui/use-once.ts';

/** @param check returns whether access is granted now */
export function CheckAgain({ check }: { check: () => Promise<boolean> }): ReactNode {
  const { t } = useText();
  const { busy, run } = useOnce(async () => {
    if (!(await check())) notify.info('guard.page.unchanged');
  });
  return (
    <Button variant="outline" loading={busy} onClick={() => void run()}>
      {t('guard.page.checkAgain')}
    </Button>
  );
}
