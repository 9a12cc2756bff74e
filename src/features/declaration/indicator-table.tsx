import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { formatResult, formatUnit } from '#src/parts/declaration/format-result.ts';
import classes from './detail.module.css';
import base from '#src/ui/base.module.css';

type Indicator = DeclarationDetail['indicators'][number];

const MODULES = ['a1', 'a2', 'a3'] as const;

/** A table on phones too, rem. */
const ROOM = 17;

export function IndicatorTable({
  detail,
  level,
}: {
  detail: Pick<DeclarationDetail, 'indicators' | 'declaredUnit'>;
  level: 2 | 4;
}): ReactNode {
  const { t, lang } = useText();
  const id = useId();
  const { indicators, declaredUnit } = detail;
  if (indicators.length === 0) return null;
  const columns: RegisterColumn<Indicator>[] = [
    {
      title: 'epd.detail.indicator',
      heads: true,
      cell: ({ code, name, unit }) => (
        <>
          <code>{code}</code> <span className={classes.unit}>{formatUnit(unit)}</span>
          <span className={classes.second}>
            <AsWritten text={nameIn(lang, name)} />
          </span>
        </>
      ),
    },
    ...MODULES.map((module): RegisterColumn<Indicator> => ({
      title: <>{module.toUpperCase()}</>,
      kind: 'number',
      cell: (indicator) => <Aligned result={indicator[module]} />,
    })),
    {
      title: 'epd.detail.total',
      kind: 'number',
      cell: (indicator) => (
        <>
          <b>
            <Aligned result={indicator.total} />
          </b>
          {/* On phones in place of the columns. */}
          <span className={classes.split}>
            {MODULES.filter((module) => indicator[module] !== null).map((module) => (
              <span key={module}>
                {module.toUpperCase()} {formatResult(indicator[module])}
              </span>
            ))}
          </span>
        </>
      ),
    },
  ];
  return (
    <section aria-labelledby={id} className={classes.indicators}>
      <Title order={level} id={id} fz="1.25rem">
        {t('epd.detail.indicators')}
      </Title>
      {declaredUnit !== '' && (
        <p className={base.note}>{t('epd.detail.indicatorsHint', { unit: declaredUnit })}</p>
      )}
      <RegisterList
        label="epd.detail.indicators"
        columns={columns}
        rows={indicators}
        rowKey={({ code }) => code}
        room={ROOM}
      />
    </section>
  );
}

/** On its decimal point. */
function Aligned({ result }: { result: number | null }): ReactNode {
  const [whole, decimals] = formatResult(result).split(/(?=\.\d+$)/);
  return (
    <>
      {whole}
      <span className={classes.decimals}>{decimals}</span>
    </>
  );
}
