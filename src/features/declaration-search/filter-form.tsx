import type { SelectProps } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import {
  DECLARATION_TYPES,
  ROUTE_LABEL,
  ROUTES,
  type Declaration,
} from '#src/parts/declaration/declaration.ts';
import { commonUnit } from '#src/parts/declaration/gwp.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { LateSelect } from '#src/ui/late-select.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { TickBox } from '#src/ui/tick-box.tsx';
import { useEcho } from '#src/ui/use-echo.ts';
import type { Counts } from './counts/counts.ts';
import { useCounts } from './counts/use-counts.ts';
import { datesCross, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { GwpField } from './gwp-field.tsx';
import { useCompanyOptions, usePcrOptions } from './use-choices.ts';
import classes from './filter-form.module.css';

interface FilterFieldProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
}

interface FilterFormProps extends FilterFieldProps {
  drawer?: boolean;
  /** The results have been rendered, so lazy parts may load. */
  ready: boolean;
  /** Unit of the figures in the list; empty when the server states none. */
  unit: string;
  routes: boolean;
}

interface CountedProps extends FilterFormProps {
  counts: Counts | null;
}

/** Unit and presence of routes, derived from the rows of a list. */
export function factsOf(rows: readonly Declaration[]): Pick<FilterFormProps, 'unit' | 'routes'> {
  return { unit: commonUnit(rows), routes: rows.length === 0 || rows.some(({ route }) => route !== null) };
}

/** Filters besides the keyword. Each applies immediately, a date on Enter or blur. Memoised: new rows must not re-render it. */
export const FilterForm = memo(function FilterForm({
  search,
  onChange,
  drawer = false,
  ready,
  unit,
  routes,
}: FilterFormProps): ReactNode {
  const { t } = useText();
  const counts = useCounts(search, ready);
  const pcrs = usePcrOptions(search.pcr);
  const field = { search, counts, onChange, drawer, ready, unit, routes };
  return (
    <div className={classes.root}>
      <CompanyField {...field} />
      <LoadedField {...field} name="pcr" choices={pcrs} />
      <TypeField {...field} />
      {/* Useless when the register states no routes. */}
      {(routes || search.route !== undefined) && (
        <LateSelect
          ready={ready}
          label={t('epd.detail.route')}
          placeholder={t('epd.search.routePlaceholder')}
          data={ROUTES.map((route) => ({ value: route, label: t(ROUTE_LABEL[route]) }))}
          {...withCount(counts?.route)}
          value={search.route ?? null}
          onChange={(route) => onChange({ route: route ?? undefined })}
          clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label: t('epd.detail.route') }) }}
        />
      )}
      <GwpField search={search} onChange={onChange} unit={unit} />
      <DayField
        label={t('epd.search.effectiveDate')}
        hint={t('epd.search.effectiveHint')}
        value={search.from}
        onApply={(from) => onChange({ from })}
      />
      <DayField
        label={t('epd.search.expirationDate')}
        hint={t('epd.search.expirationHint')}
        value={search.until}
        error={datesCross(search) ? t('epd.search.datesCrossed') : undefined}
        onApply={(until) => onChange({ until })}
      />
      <ValidField {...field} />
    </div>
  );
});

/** Visitors get a hint to search by name: the list of companies requires a login (document 2 §7). */
function CompanyField(props: CountedProps): ReactNode {
  const { t } = useText();
  const companies = useCompanyOptions(props.search.company);
  if (companies !== null) return <LoadedField {...props} name="company" choices={companies} />;
  return (
    <p className={classes.hint}>
      {t(props.drawer === true ? 'epd.search.companyHintDrawer' : 'epd.search.companyHint')}
    </p>
  );
}

interface LoadedFieldProps extends CountedProps {
  name: 'company' | 'pcr';
  choices: ReturnType<typeof usePcrOptions>;
}

function LoadedField({ name, choices, search, counts, onChange, ready }: LoadedFieldProps): ReactNode {
  const { t } = useText();
  const label = t(`epd.search.${name}`);
  return (
    <div>
      <LateSelect
        ready={ready}
        label={label}
        placeholder={t(`epd.search.${name}Placeholder`)}
        data={choices.options}
        loading={choices.query.isLoading}
        {...withCount(counts?.[name])}
        value={search[name] ?? null}
        onChange={(chosen) => onChange({ [name]: chosen ?? undefined })}
        searchable
        clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label }) }}
        nothingFoundMessage={t('common.noResults')}
      />
      <LoadFailure query={choices.query} />
    </div>
  );
}

function ValidField({ search, counts, onChange }: CountedProps): ReactNode {
  const { t } = useText();
  const [checked, setChecked] = useEcho(search.valid !== undefined);
  return (
    <TickBox
      words={
        <>
          {t('epd.search.onlyValid')} {counts !== null && <Count of={counts.valid} />}
        </>
      }
      checked={checked}
      onChange={(valid) => {
        setChecked(valid);
        onChange({ valid: valid ? '1' : undefined });
      }}
    />
  );
}

function TypeField({ search, counts, onChange }: CountedProps): ReactNode {
  const { t } = useText();
  return (
    <Segments
      label={t('epd.detail.type')}
      options={[
        { value: '', words: t('common.all') },
        ...DECLARATION_TYPES.map((type) => ({
          value: type,
          words: (
            <>
              <span>{type}</span> {counts !== null && <Count of={counts.type.get(type) ?? 0} />}
            </>
          ),
        })),
      ]}
      value={search.type ?? ''}
      onChange={(type) => onChange({ type: type === '' ? undefined : type })}
    />
  );
}

function Count({ of }: { of: number }): ReactNode {
  return <span className={classes.count}>{formatNumber(of)}</span>;
}

function withCount(
  counts: ReadonlyMap<string, number> | null | undefined,
): Pick<SelectProps, 'renderOption'> {
  if (counts === null || counts === undefined) return {};
  return {
    renderOption: ({ option: { value, label }, checked = false }) => (
      <span className={classes.option} data-checked={checked || undefined}>
        <span>{label}</span>
        <Count of={counts.get(value) ?? 0} />
      </span>
    ),
  };
}
