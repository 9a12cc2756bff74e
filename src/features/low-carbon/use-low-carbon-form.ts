import { schemaResolver, useForm } from '@mantine/form';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { lowCarbonSchema } from './rules.ts';
import { blankValues, isBlank, type LowCarbonValues } from './values.ts';

/** Controlled, because draft, section ticks, counter and uploads follow every change. */
export function useLowCarbonForm(draft: DraftHandle<LowCarbonValues>) {
  return useForm<LowCarbonValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? blankValues(),
    validate: schemaResolver(lowCarbonSchema, { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: (values) => {
      if (isBlank(values)) draft.discard();
      else draft.save(values);
    },
  });
}

export type LowCarbonForm = ReturnType<typeof useLowCarbonForm>;
