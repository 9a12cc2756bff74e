import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import type { DeclarationDetail } from './declaration.ts';
import { useToday } from './validity-badge.tsx';
import { validityOf } from './validity.ts';
import classes from './standing-notice.module.css';

interface StandingNoticeProps {
  detail: Pick<DeclarationDetail, 'validUntil' | 'supersededById' | 'supersededByNumber'>;
  way: (newerId: string) => ReactNode;
}

/** Warns before the figures are used: expired, or replaced by a newer declaration. */
export function StandingNotice({ detail, way }: StandingNoticeProps): ReactNode {
  const { t } = useText();
  const expired = validityOf(detail.validUntil, useToday()) === 'expired';
  const newer = detail.supersededById;
  if (!expired && newer === null) return null;
  return (
    <div role="note" className={classes.root}>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {expired && <p>{t('epd.detail.expiredNote')}</p>}
        {newer !== null && (
          <p>
            {t('epd.search.chip', { name: t('epd.detail.supersededBy'), value: '' })}
            {detail.supersededByNumber !== '' && (
              <>
                <span className={classes.number}>{detail.supersededByNumber}</span>{' '}
              </>
            )}
            {way(newer)}
          </p>
        )}
      </div>
    </div>
  );
}
