import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { useSchemaForm } from '#src/parts/form/use-schema-form.ts';
import { lowCarbonSchema } from './rules.ts';
import { blankValues, isBlank, type LowCarbonValues } from './values.ts';

/** Controlled, because draft, section ticks, counter and uploads follow every change. */
export function useLowCarbonForm(draft: DraftHandle<LowCarbonValues>) {
  return useSchemaForm<LowCarbonValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? blankValues(),
    schema: lowCarbonSchema,
    onValuesChange: (values) => {
      if (isBlank(values)) draft.discard();
      else draft.save(values);
    },
  });
}

export type LowCarbonForm = ReturnType<typeof useLowCarbonForm>;
