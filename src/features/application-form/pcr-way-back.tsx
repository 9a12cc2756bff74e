import type { ReactNode } from 'react';
import { Alert, Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import type { useChoices } from './use-choices.ts';

/** Another PCR has emptied products: how many, and the way back to the former one with all of them. */
export function PcrWayBack({ back }: Pick<ReturnType<typeof useChoices>, 'back'>): ReactNode {
  const { t } = useText();
  if (back === null) return null;
  const { emptied, number } = back;
  return (
    <Alert color="attention" mt="sm" role="status">
      {t('epd.apply.pcrEmptied', { count: emptied })}{' '}
      <Button variant="default" size="sm" mt="xs" onClick={() => void back.take()}>
        {number === null ? t('epd.apply.pcrBackToNone') : t('epd.apply.pcrBack', { number })}
      </Button>
    </Alert>
  );
}
