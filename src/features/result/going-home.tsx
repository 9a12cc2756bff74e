import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { CANCELLATION_REDIRECT_SECONDS } from '#src/lib/limits.ts';
import { useSecondsUntil } from '#src/ui/countdown-button.tsx';
import classes from './result.module.css';

/** Goes home after 5 s (document 2 §9), unless the reader wants to stay. */
export function GoingHome(): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const [endsAt, setEndsAt] = useState<number | null>(
    () => Date.now() + CANCELLATION_REDIRECT_SECONDS * 1000,
  );
  const seconds = useSecondsUntil(endsAt);
  const due = endsAt !== null && seconds === 0;

  useEffect(() => {
    if (due) void router.navigate({ to: '/' });
  }, [due, router]);

  if (endsAt === null) return null;
  return (
    <p className={classes.next}>
      {/* Only the first sentence is read out; a number every second would drown everything else. */}
      <span role="status">{t('result.leaving')}</span> ·{' '}
      <span aria-hidden>{t('result.countdown', { seconds })}</span>{' '}
      <Button variant="subtle" size="compact-md" onClick={() => setEndsAt(null)}>
        {t('result.stay')}
      </Button>
    </p>
  );
}
