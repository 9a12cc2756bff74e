import { TextInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { GWP_MAX } from '#src/lib/limits.ts';
import { TypedField } from '#src/ui/typed-field.tsx';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import classes from './filter-form.module.css';

interface GwpFieldProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
  unit: string;
}

/** Range of GWP100; both ends are optional and apply on Enter or blur. */
export function GwpField({ search, onChange, unit }: GwpFieldProps): ReactNode {
  const { t } = useText();
  const id = useId();
  const errorId = useId();
  const [wrong, setWrong] = useState<'gwpMin' | 'gwpMax' | null>(null);
  const { gwpMin, gwpMax } = search;
  const crossed = gwpMin !== undefined && gwpMax !== undefined && gwpMax < gwpMin;
  const error =
    wrong !== null
      ? t('epd.search.gwpWrong', { max: formatNumber(GWP_MAX) })
      : crossed
        ? t('epd.search.gwpCrossed')
        : null;

  const end = (name: 'gwpMin' | 'gwpMax', label: string): ReactNode => (
    <TypedField
      value={search[name] === undefined ? '' : String(search[name])}
      onApply={(typed) => {
        const amount = readAmount(typed);
        setWrong(amount === null ? name : null);
        if (amount !== null && amount !== search[name]) onChange({ [name]: amount });
      }}
    >
      {({ apply, ...field }) => (
        <TextInput
          {...field}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          error={wrong === name || (wrong === null && crossed)}
          {...(error !== null && { 'aria-describedby': errorId })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      )}
    </TypedField>
  );

  return (
    <div role="group" aria-labelledby={id}>
      <div className={classes.label} id={id}>
        {unit === '' ? t('epd.search.gwp') : t('epd.search.gwpRange', { unit })}
      </div>
      <div className={classes.range}>
        {end('gwpMin', t('epd.search.gwpMin'))}
        <span aria-hidden>–</span>
        {end('gwpMax', t('epd.search.gwpMax'))}
      </div>
      {error !== null && (
        <p id={errorId} className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** `1,850`, `1 850.5`, `１８５０`. Undefined for empty input; null for an invalid number or one above the maximum. */
export function readAmount(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s,\u2009\u202F]/g, '');
  if (plain === '') return undefined;
  if (!/^[-\u2212]?\d+(?:\.\d{1,6})?$/.test(plain)) return null;
  const amount = Number(plain.replace('\u2212', '-'));
  return Math.abs(amount) <= GWP_MAX ? amount : null;
}
