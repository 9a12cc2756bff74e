import { useMemo, type ReactNode } from 'react';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { listProps } from '#src/ui/list-props.ts';
import { regionQueries } from './queries.ts';
import type { VerificationForm } from './use-verification-form.ts';
import type { Place } from './values.ts';
import classes from './verification.module.css';

/** Province, then city; changing the province clears the city (document 2 §5). */
export function PlaceFields({ form }: { form: VerificationForm }): ReactNode {
  const { province } = form.values;
  return (
    <div className={classes.places}>
      <PlaceField
        form={form}
        field="province"
        inside={null}
        onPick={(place) => {
          form.setValues({ province: place, city: null });
          form.clearFieldError('city');
        }}
      />
      <PlaceField
        // Remounts for each province, because its options change.
        key={province?.code ?? ''}
        form={form}
        field="city"
        inside={province?.code}
        onPick={(place) => form.setFieldValue('city', place)}
      />
    </div>
  );
}

interface PlaceFieldProps {
  form: VerificationForm;
  field: 'province' | 'city';
  /** Null for the provinces; undefined while no province is chosen. */
  inside: string | null | undefined;
  onPick: (place: Place | null) => void;
}

function PlaceField({ form, field, inside, onPick }: PlaceFieldProps): ReactNode {
  const { t, lang } = useText();
  const query = useQuery({ ...regionQueries.inside(inside ?? null), enabled: inside !== undefined });
  const value = form.values[field];
  // useSchemaForm translates errors to strings.
  const { error } = form.getInputProps(field) as { error?: string };
  const places = useMemo(() => {
    const came = inside === undefined ? [] : (query.data ?? []);
    // Keeps the value of a draft selectable while its options load.
    return value === null || came.some(({ code }) => code === value.code) ? came : [value, ...came];
  }, [inside, query.data, value]);
  // A new array on every render would reset the typed search text.
  const data = useMemo(
    () => places.map((place) => ({ value: place.code, label: nameIn(lang, place) })),
    [places, lang],
  );
  return (
    <div>
      <Select
        {...listProps}
        id={`verify-${field}`}
        label={t(`verify.${field}`)}
        placeholder={t('common.pleaseSelect')}
        disabled={inside === undefined}
        data={data}
        value={value?.code ?? null}
        onChange={(code) => onPick(places.find((place) => place.code === code) ?? null)}
        error={error}
        loading={query.isFetching}
        nothingFoundMessage={t('common.noResults')}
        clearButtonProps={{ 'aria-label': t('common.reset') }}
      />
      {inside !== undefined && <LoadFailure query={query} fallback="verify.placesFailed" />}
    </div>
  );
}
