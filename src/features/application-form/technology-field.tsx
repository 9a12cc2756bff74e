import type { ReactNode } from 'react';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/wire.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { listProps } from '#src/ui/list-props.ts';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { applicationFormQueries } from './queries.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** The process technology of a product; nobody has to name one. */
export function TechnologyField({ form, index }: { form: ApplicationForm; index: number }): ReactNode {
  const { t, lang } = useText();
  const query = useQuery(applicationFormQueries.technologies());
  return (
    <div>
      <Select<string>
        {...form.getInputProps(`items.${index}.technologyId`)}
        label={<OptionalLabel text="epd.apply.technology" />}
        placeholder={t('epd.apply.technologyPlaceholder')}
        data={(query.data ?? []).map(({ id, name }) => ({ value: id, label: nameIn(lang, name) }))}
        {...listProps}
        clearButtonProps={{ 'aria-label': t('common.reset') }}
        loading={query.isPending}
        nothingFoundMessage={t('common.noResults')}
      />
      <LoadFailure query={query} />
    </div>
  );
}
