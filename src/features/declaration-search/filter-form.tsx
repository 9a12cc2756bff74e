import { Checkbox, SegmentedControl, Select } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { DECLARATION_TYPES, ROUTE_LABEL, ROUTES } from '#src/parts/declaration/declaration.ts';
import { DayField } from '#src/ui/day-field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { datesCross, type SearchParams } from './filters.ts';
import { useCompanyOptions, usePcrOptions } from './use-choices.ts';
import classes from './filter-form.module.css';

interface FilterFormProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
}

/** The filters beside the keyword; each works as soon as it is set, a date when it is sent or left. */
export function FilterForm({ search, onChange }: FilterFormProps): ReactNode {
  const { t } = useText();
  const pcrs = usePcrOptions(search.pcr);
  return (
    <div className={classes.root}>
      <CompanyField search={search} onChange={onChange} />
      <Select
        label={t('epd.search.pcr')}
        placeholder={t('epd.search.pcrPlaceholder')}
        data={pcrs.options}
        loading={pcrs.loading}
        value={search.pcr ?? null}
        onChange={(pcr) => onChange({ pcr: pcr ?? undefined })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label: t('epd.search.pcr') }) }}
        nothingFoundMessage={t('common.noResults')}
      />
      <TypeField search={search} onChange={onChange} />
      <Select
        label={t('epd.detail.route')}
        placeholder={t('epd.search.routePlaceholder')}
        data={ROUTES.map((route) => ({ value: route, label: t(ROUTE_LABEL[route]) }))}
        value={search.route ?? null}
        onChange={(route) => onChange({ route: route ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label: t('epd.detail.route') }) }}
      />
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
      <Checkbox
        label={t('epd.search.onlyValid')}
        checked={search.valid !== undefined}
        onChange={(event) => onChange({ valid: event.currentTarget.checked ? '1' : undefined })}
      />
    </div>
  );
}

/** The keyword; it works when it is sent or left. */
export function KeywordField({ search, onChange }: FilterFormProps): ReactNode {
  return (
    <SearchField
      label="epd.search.keyword"
      placeholder="epd.search.keywordPlaceholder"
      value={search.keyword}
      maxLength={KEYWORD_MAX}
      onApply={(keyword) => onChange({ keyword })}
    />
  );
}

/** A list for the signed-in; visitors are told to type the name, for the list needs a login (document 2 §7). */
function CompanyField({ search, onChange }: FilterFormProps): ReactNode {
  const { t } = useText();
  const companies = useCompanyOptions(search.company);
  if (companies === null) return <p className={classes.hint}>{t('epd.search.companyHint')}</p>;
  return (
    <Select
      label={t('epd.search.company')}
      placeholder={t('epd.search.companyPlaceholder')}
      data={companies.options}
      loading={companies.loading}
      value={search.company ?? null}
      onChange={(company) => onChange({ company: company ?? undefined })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('ui.chips.remove', { label: t('epd.search.company') }) }}
      nothingFoundMessage={t('common.noResults')}
    />
  );
}

function TypeField({ search, onChange }: FilterFormProps): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <div>
      <div className={classes.label} id={id}>
        {t('epd.detail.type')}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        size="md"
        classNames={{ root: classes.choice, indicator: classes.chosen }}
        data={[
          { value: '', label: t('common.all') },
          ...DECLARATION_TYPES.map((type) => ({ value: type, label: type })),
        ]}
        value={search.type ?? ''}
        onChange={(value) => onChange({ type: DECLARATION_TYPES.find((type) => type === value) })}
      />
    </div>
  );
}
