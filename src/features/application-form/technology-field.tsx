import { memo, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { showsSame } from './shows-same.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** The process technology of a product; nobody has to name one. */
export const TechnologyField = memo(ProcessField, showsSame(['technologyId']));

function ProcessField({ form, index }: { form: ApplicationForm; index: number }): ReactNode {
  const { t } = useText();
  return (
    <DictionarySelect
      {...form.getInputProps(`items.${index}.technologyId`)}
      entries={dictionaryQueries.processSteps()}
      by="id"
      label={<OptionalLabel text="epd.apply.technology" />}
      placeholder={t('epd.apply.technologyPlaceholder')}
    />
  );
}
