import type { SelectProps } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { DECLARATION_TYPES, ROUTE_LABEL, ROUTES } from '#src/parts/declaration/declaration.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { LateSelect } from '#src/ui/late-select.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { TickBox } from '#src/ui/tick-box.tsx';
import { useEcho } from '#src/ui/use-echo.ts';
import type { Counts } from './counts/counts.ts';
import { useCounts } from './counts/use-counts.ts';
import { datesCross, type SearchParams } from './filters.ts';
import { GwpField } from './gwp-field.tsx';
import { useCompanyOptions, usePcrOptions } from './use-choices.ts';
import classes from './filter-form.module.css';

interface FilterFieldProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
}

interface FilterFormProps extends FilterFieldProps {
  /** The keyword stands on the page behind. */
  drawer?: boolean;
  /** What the reader came for stands there. */
  ready: boolean;
}

interface CountedProps extends FilterFormProps {
  /** How many declarations each value would show; null while that is not known. */
  counts: Counts | null;
}

/** The filters beside the keyword; each works as soon as it is set, a date when it is sent or left. Rows that come draw nothing here. */
export const FilterForm = memo(function FilterForm({
  search,
  onChange,
  drawer = false,
  ready,
}: FilterFormProps): ReactNode {
  const { t } = useText();
  const counts = useCounts(search, ready);
  const pcrs = usePcrOptions(search.pcr);
  const field = { search, counts, onChange, drawer, ready };
  return (
    <div className={classes.root}>
      <CompanyField {...field} />
      <div>
        <LateSelect
          ready={ready}
          label={t('epd.search.pcr')}
          placeholder={t('epd.search.pcrPlaceholder')}
          data={pcrs.options}
          loading={pcrs.query.isLoading}
          {...withCount(counts?.pcr)}
          value={search.pcr ?? null}
          onChange={(pcr) => onChange({ pcr: pcr ?? undefined })}
          searchable
          clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label: t('epd.search.pcr') }) }}
          nothingFoundMessage={t('common.noResults')}
        />
        <LoadFailure query={pcrs.query} />
      </div>
      <TypeField {...field} />
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
      <GwpField search={search} onChange={onChange} />
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

/** A list for the signed-in; visitors are told to type the name, for the list needs a login (document 2 §7). */
function CompanyField({ search, counts, onChange, drawer = false, ready }: CountedProps): ReactNode {
  const { t } = useText();
  const companies = useCompanyOptions(search.company);
  if (companies === null)
    return (
      <p className={classes.hint}>{t(drawer ? 'epd.search.companyHintDrawer' : 'epd.search.companyHint')}</p>
    );
  return (
    <div>
      <LateSelect
        ready={ready}
        label={t('epd.search.company')}
        placeholder={t('epd.search.companyPlaceholder')}
        data={companies.options}
        loading={companies.query.isLoading}
        {...withCount(counts?.company)}
        value={search.company ?? null}
        onChange={(company) => onChange({ company: company ?? undefined })}
        searchable
        clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label: t('epd.search.company') }) }}
        nothingFoundMessage={t('common.noResults')}
      />
      <LoadFailure query={companies.query} />
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

/** Options with their counts; as they are while these are not known. */
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
