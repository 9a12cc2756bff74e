import type { ReactNode } from 'react';
import { Alert, Button } from '@mantine/core';
import { IconCopy, IconRefreshDot } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { FILE_SLOTS, type ApplicationValues, type Loss } from './values.ts';
import classes from './origin-notice.module.css';

const LOSS_TEXT = {
  pcr: 'epd.apply.from.pcr',
  typed: 'epd.apply.from.typed',
  long: 'epd.apply.from.long',
  technology: 'epd.apply.from.technology',
  more: 'epd.apply.from.more',
  newer: 'epd.apply.from.newer',
  noFiles: 'epd.apply.from.noFiles',
} as const satisfies Record<Loss['what'], TextKey>;

interface OriginNoticeProps {
  values: Pick<ApplicationValues, 'origin' | 'items'>;
  /** Brings the draft back whose place this took; undefined where there was none. */
  onBack?: (() => void) | undefined;
  /** Somebody would rather begin with an empty form, and meant it. */
  onAnew: () => void;
}

/** What the form was filled from, what could not be taken over, and that files are to be attached anew. */
export function OriginNotice({ values: { origin, items }, onBack, onAnew }: OriginNoticeProps): ReactNode {
  const { t, lang } = useText();
  const confirm = useConfirm();
  if (origin === null) return null;
  const files = items.flatMap((item) =>
    FILE_SLOTS.filter((slot) => item.formerFiles[slot] !== '' && item[slot] === null),
  );
  const anew = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'epd.apply.from.anew',
      body: 'epd.apply.from.anewAsk',
      confirmLabel: 'epd.apply.from.anew',
      danger: true,
    });
    if (agreed) onAnew();
  };
  const Sign = origin.kind === 'copy' ? IconCopy : IconRefreshDot;
  return (
    <Alert
      color={origin.losses.some(({ what }) => what !== 'typed') ? 'attention' : 'steel'}
      role="status"
      className={classes.root ?? ''}
      icon={<Sign aria-hidden />}
      title={t(`epd.apply.from.${origin.kind}`, { number: origin.number })}
    >
      <p className={classes.files}>
        {files.length > 0 ? t('epd.apply.from.files', { count: files.length }) : t('epd.apply.from.check')}
      </p>
      {origin.losses.length > 0 && (
        <ul className={classes.losses}>
          {origin.losses.map(({ what, product, name }) => (
            <li key={`${what} ${String(product)} ${name.zh}`}>
              {t(LOSS_TEXT[what], { index: product, name: nameIn(lang, name) })}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {onBack !== undefined && (
          <Button variant="default" size="sm" onClick={onBack}>
            {t('epd.apply.from.back')}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={() => void anew()}>
          {t('epd.apply.from.anew')}
        </Button>
      </div>
    </Alert>
  );
}
