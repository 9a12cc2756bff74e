import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { formatResult } from '#src/parts/declaration/format-result.ts';
import classes from './detail.module.css';

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
  return (
    <section aria-labelledby={id}>
      <Title order={level} id={id} className={classes.subtitle}>
        {t('epd.detail.indicators')}
      </Title>
      {declaredUnit !== '' && (
        <p className={classes.hint}>{t('epd.detail.indicatorsHint', { unit: declaredUnit })}</p>
      )}
      <div className={classes.scroll} tabIndex={0} role="group" aria-labelledby={id}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('epd.detail.indicator')}</th>
              <th scope="col">{t('epd.detail.unit')}</th>
              <th scope="col">A1</th>
              <th scope="col">A2</th>
              <th scope="col">A3</th>
              <th scope="col">{t('epd.detail.total')}</th>
            </tr>
          </thead>
          <tbody>
            {indicators.map(({ code, name, unit, a1, a2, a3, total }) => (
              <tr key={code}>
                <th scope="row">
                  <b>{code}</b>
                  <span>
                    <AsWritten text={nameIn(lang, name)} />
                  </span>
                </th>
                <td>{unit.replaceAll('CO2', 'CO₂')}</td>
                <td>{formatResult(a1)}</td>
                <td>{formatResult(a2)}</td>
                <td>{formatResult(a3)}</td>
                <td>{formatResult(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
