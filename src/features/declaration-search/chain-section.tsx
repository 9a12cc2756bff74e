import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { CHAIN_KIND, ChainMark } from './chain-mark.tsx';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { chainRecords } from './rules.ts';
import classes from './detail.module.css';

/** The blockchain records written out, so that a hash can be read, compared and copied. */
export function ChainSection({ detail, level }: { detail: DeclarationDetail; level: 2 | 4 }): ReactNode {
  const { t, lang } = useText();
  const id = useId();
  const records = chainRecords(detail);
  return (
    <section aria-labelledby={id}>
      <div className={classes.line}>
        <Title order={level} id={id} className={classes.subtitle}>
          {t('epd.detail.chain')}
        </Title>
        <ChainMark declaration={detail} />
      </div>
      {records.length === 0 && <p className={classes.hint}>{t('epd.detail.chainNone')}</p>}
      {records.map(({ kind, time, hash }) => (
        <div key={kind} className={classes.record}>
          <b>{t(CHAIN_KIND[kind])}</b>
          <span className={classes.second}>
            {t('epd.detail.chainTime', { time: formatDateTime(time, lang) })}
          </span>
          {hash !== '' && (
            <span className={classes.hash}>
              <code>{hash}</code>
              <CopyButton value={hash} what="epd.detail.copyHash" />
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
