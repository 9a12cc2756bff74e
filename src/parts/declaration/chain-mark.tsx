import { ActionIcon } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Hint } from '#src/ui/hint.tsx';
import type { ChainState, Declaration } from './declaration.ts';
import { chainRecords } from './chain.ts';
import classes from './chain-mark.module.css';

export const CHAIN_KIND = { data: 'epd.search.chainData', report: 'epd.search.chainReport' } as const;

/**
 * Blockchain badge; hover, focus and touch show time and hash of each record (document 2 §2). Renders nothing without records.
 */
export function ChainMark({
  declaration,
}: {
  declaration: Pick<Declaration, 'chain' | 'number'>;
}): ReactNode {
  const { t } = useText();
  const records = chainRecords(declaration);
  if (records.length === 0) return null;
  return (
    <Hint label={<ChainWords records={records} />}>
      {(trigger) => (
        <ActionIcon
          {...trigger}
          color="verified"
          aria-label={t('epd.search.chip', { name: declaration.number, value: t('epd.search.chain') })}
        >
          <IconShieldCheck size={20} aria-hidden />
        </ActionIcon>
      )}
    </Hint>
  );
}

function ChainWords({ records }: { records: readonly ChainState[] }): ReactNode {
  const { t, lang } = useText();
  return (
    <span className={classes.records}>
      {records.map(({ kind, time, hash }) => (
        <Fragment key={kind}>
          <strong>{t(CHAIN_KIND[kind])}</strong>
          <span>{t('epd.search.chainTip', { time: formatDateTime(time, lang), hash })}</span>
        </Fragment>
      ))}
    </span>
  );
}
