import { memo, useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { IconCircleCheck, IconClockHour4, IconFileOff, type Icon } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import classes from './needs.module.css';

const PARTS = [
  { key: 'now', Sign: IconCircleCheck },
  { key: 'later', Sign: IconClockHour4 },
  { key: 'without', Sign: IconFileOff },
] as const satisfies readonly { key: string; Sign: Icon }[];

/** Before anything is filled in: what is needed now, what may follow later, and what happens without files. */
export const Needs = memo(function Needs(): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.root}>
      <Title order={2} id={id} className={classes.title}>
        {t('epd.apply.needs.title')}
      </Title>
      <dl className={classes.parts}>
        {PARTS.map(({ key, Sign }) => (
          <div key={key}>
            <dt className={classes.name}>
              <Sign size={18} stroke={1.75} aria-hidden /> {t(`epd.apply.needs.${key}` satisfies TextKey)}
            </dt>
            <dd className={classes.body}>{t(`epd.apply.needs.${key}Body` satisfies TextKey)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
